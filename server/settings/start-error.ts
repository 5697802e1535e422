/**
 * A reason the server cannot start, written for the person who starts it: one sentence that says what is
 * wrong and how to mend it. Printed alone, without a stack.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
