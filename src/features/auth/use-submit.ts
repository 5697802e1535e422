import { type FormEvent, useState } from 'react';
import { messageFor } from '../../platform/api-problem.ts';

/**
 * Submit handler for auth forms: one request at a time, and errors as sentences. Also passes the sentence to
 * `onFailure`.
 */
export function useSubmit(send: () => Promise<void>, onFailure?: (problem: string) => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await send();
    } catch (error) {
      setProblem(messageFor(error));
      await onFailure?.(messageFor(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, clearProblem: () => setProblem(undefined), submit };
}
