// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { AuthProvider, useAuth } from './AuthProvider.tsx';

function Who() {
  const { user, loading } = useAuth();
  return <p>{loading ? 'not known yet' : (user?.id ?? 'nobody')}</p>;
}

describe('who is here', () => {
  it('may not be asked outside the provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderToString(<Who />)).toThrow('No AuthProvider');
  });

  it('is not known yet on a page drawn ahead', () => {
    expect(
      renderToString(
        <AuthProvider>
          <Who />
        </AuthProvider>,
      ),
    ).toContain('not known yet');
  });
});
