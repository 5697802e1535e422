/** An error of the auth service in GoTrue's shape; clients since 2024 get only its code. */
export class AuthError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly extra: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }

  response(request: Request): Response {
    const { status, code, message, extra } = this;
    const headers: Record<string, string> = status === 503 ? { 'retry-after': '2' } : {};
    if ((request.headers.get('x-supabase-api-version') ?? '') < '2024-01-01')
      return Response.json({ code: status, error_code: code, msg: message, ...extra }, { status, headers });
    headers['x-supabase-api-version'] = '2024-01-01';
    return Response.json({ code, message, ...extra }, { status, headers });
  }
}

export const invalidCredentials = (): AuthError =>
  new AuthError(400, 'invalid_credentials', 'Invalid login credentials');

export const expiredLink = (): AuthError =>
  new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');

export const emailTaken = (): AuthError =>
  new AuthError(422, 'email_exists', 'A user with this email address has already been registered');

export const tooBusy = (): AuthError =>
  new AuthError(503, 'overloaded', 'Very many families are here. Please try again in a moment.');
