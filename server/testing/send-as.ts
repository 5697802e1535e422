import type { TestApp, TestMember } from './test-app.ts';

/** Sends a signed-in member's request without a client, so that path, headers and body arrive as written. */
export const sendAs = (
  { app, backend }: TestApp,
  { session }: TestMember,
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
) =>
  app.request(path, {
    method,
    headers: {
      apikey: backend.secrets.publishableKey,
      authorization: `Bearer ${session.access_token}`,
      'content-type': 'application/json',
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
