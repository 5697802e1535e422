import { ButtonLink } from '../../design/Button.tsx';
import { Paper } from '../../design/Paper.tsx';
import { useAuth } from '../../features/auth/AuthProvider.tsx';
import { ConfirmLink } from '../../features/auth/ConfirmLink.tsx';
import { useNavigate, useSearchParams } from '../../platform/router.tsx';
import { paths } from '../paths.ts';

/** Where the links in our emails arrive. */
export default function AuthConfirm() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { user } = useAuth();
  return (
    <div className="wrap pt-2 md:pt-6">
      <title>Your link · Story Playroom</title>
      <Paper as="section" className="mx-auto max-w-[560px] px-6 py-9 md:px-12 md:py-12">
        <ConfirmLink
          tokenHash={query.get('token_hash')}
          type={query.get('type')}
          onRecovery={() => navigate(paths.newPassword(), { replace: true })}
          wayOn={
            user ? (
              <ButtonLink to={paths.profile()}>Go to your profile</ButtonLink>
            ) : (
              <ButtonLink to={paths.home()}>Return to Home</ButtonLink>
            )
          }
        />
      </Paper>
    </div>
  );
}
