/**
 * A reason the server cannot start, for the operator: one sentence that says what is wrong and how to fix it. Printed
 * alone, without a stack.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
