import { useState } from 'react';
import { Paper } from '../../design/Paper.tsx';
import { showToast } from '../../design/toast.ts';
import { useAuth } from '../../features/auth/AuthProvider.tsx';
import { NewPasswordForm } from '../../features/auth/NewPasswordForm.tsx';
import { RecoveryForm } from '../../features/auth/RecoveryForm.tsx';
import { useNavigate } from '../../platform/router.tsx';
import { LoadingScreen } from '../layout/LoadingScreen.tsx';
import { paths } from '../paths.ts';

/** Reached from a recovery link: it signs the member in, and she sets a new password. */
export default function NewPassword() {
  const { user, loading } = useAuth();
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  if (loading && !user) return <LoadingScreen />;
  return (
    <div className="wrap pt-2 md:pt-6">
      <title>New password · Story Playroom</title>
      <Paper as="section" className="mx-auto max-w-[560px] px-6 py-9 md:px-12 md:py-12">
        {user ? (
          <>
            <h1>A new password</h1>
            <p className="mt-2 mb-7 text-soft">For {user.email}. Every other device is signed out.</p>
            <NewPasswordForm
              onChanged={() => {
                void showToast({
                  title: 'Password changed',
                  description: 'You are signed in with the new one.',
                });
                navigate(paths.home(), { replace: true });
              }}
            />
          </>
        ) : (
          <>
            <h1>Forgot password?</h1>
            <RecoveryForm email={email} onEmail={setEmail} />
          </>
        )}
      </Paper>
    </div>
  );
}
