// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { AuthProvider, useAuth } from './AuthProvider.tsx';

function Who() {
  const { user, loading } = useAuth();
  return <p>{loading ? 'loading' : (user?.id ?? 'signed out')}</p>;
}

describe('useAuth', () => {
  it('throws outside the provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderToString(<Who />)).toThrow('No AuthProvider');
  });

  it('is loading on a prerendered page', () => {
    expect(
      renderToString(
        <AuthProvider>
          <Who />
        </AuthProvider>,
      ),
    ).toContain('loading');
  });
});
