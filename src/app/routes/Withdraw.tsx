import { Paper } from '../../design/Paper.tsx';
import { useAuth } from '../../features/auth/AuthProvider.tsx';
import { ConfirmWithdrawal, WithdrawForm } from '../../features/billing/WithdrawForm.tsx';
import { getQueryClient } from '../../platform/query.ts';
import { useSearchParams } from '../../platform/router.tsx';

/** Withdrawal from the contract, for everyone; the link in an email brings its token. */
export default function Withdraw() {
  const { user, profile } = useAuth();
  const [query] = useSearchParams();
  const token = query.get('token');
  const onEnded = () => void getQueryClient().invalidateQueries({ queryKey: ['subscription'] });
  return (
    <div className="wrap pt-2 md:pt-6">
      <title>Withdraw from contract · Story Playroom</title>
      <Paper as="section" className="mx-auto max-w-[620px] px-6 py-9 md:px-12 md:py-12">
        {token ? (
          <ConfirmWithdrawal token={token} onEnded={onEnded} />
        ) : (
          <WithdrawForm
            member={{
              name: [profile?.first_name, profile?.last_name].filter(Boolean).join(' '),
              email: user?.email ?? '',
            }}
            onEnded={onEnded}
          />
        )}
      </Paper>
    </div>
  );
}
