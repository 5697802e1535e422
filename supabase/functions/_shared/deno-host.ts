/** Runs a function under Deno, as a hosted project does. */
import { createFunctionDeps, type FunctionHandler, type FunctionHost } from './deps.ts';
import { readHostedSettings } from './settings.ts';

/** Serves the handler. Settings come from the environment; a bad one stops the function with its sentence. */
export function serve(handler: FunctionHandler, host: Pick<FunctionHost, 'readClosedBook'> = {}): void {
  const settings = readHostedSettings(Deno.env.toObject());
  const deps = createFunctionDeps(settings, { ...host, log: (level, message) => console[level](message) });
  Deno.serve((request) => handler(request, deps));
}
