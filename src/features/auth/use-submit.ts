import { type FormEvent, useState } from 'react';
import { messageFor } from '../../platform/api-problem.ts';

/**
 * One form that asks the auth service for something: once at a time, and what went wrong in a sentence. What `send`
 * throws is put into words; `failed` hears them as well.
 */
export function useSubmit(send: () => Promise<void>, failed?: (problem: string) => Promise<void>) {
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
      await failed?.(messageFor(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, forget: () => setProblem(undefined), submit };
}
