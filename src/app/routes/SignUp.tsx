import { useEffect, useState } from 'react';
import { planSummary } from '../../../supabase/functions/_shared/plan-summary.ts';
import { READER_PROMPT_PRICES } from '../../../supabase/functions/_shared/plans.ts';
import { BakedArt } from '../../design/BakedArt.tsx';
import { Button } from '../../design/Button.tsx';
import { Dialog } from '../../design/Dialog.tsx';
import { Paper } from '../../design/Paper.tsx';
import { TextLink } from '../../design/TextLink.tsx';
import { useAuth } from '../../features/auth/AuthProvider.tsx';
import { SignUpForm } from '../../features/auth/SignUpForm.tsx';
import { type Offer, pendingOffer } from '../../features/billing/pending-offer.ts';
import { useNavigate } from '../../platform/router.tsx';
import { useLogIn } from '../layout/log-in.tsx';
import { paths } from '../paths.ts';

/** The sign-up form, and the dialog that follows it. */
export default function SignUp() {
  const { refreshProfile } = useAuth();
  const navigate = useNavigate();
  const openLogIn = useLogIn();
  const [created, setCreated] = useState(false);
  // The prerendered page does not know the offer.
  const [chosen, setChosen] = useState<Offer>();
  useEffect(() => setChosen(pendingOffer.get()), []);
  const explore = () => {
    setCreated(false);
    navigate(paths.home());
  };
  return (
    <div className="wrap pt-2 md:pt-6">
      <title>Join the Adventure! · Story Playroom</title>
      <Paper as="section" className="mx-auto max-w-[640px] px-6 py-9 md:px-12 md:py-12">
        <h1>Join the Adventure!</h1>
        <p className="mt-2 text-soft">Create your account to start your magical journey</p>
        <p className="mt-4 mb-8">
          {chosen &&
            `You chose the ${READER_PROMPT_PRICES[chosen].name}. First comes an account, which is free. `}
          {planSummary('free')} What is more stays on this device.{' '}
          {chosen
            ? 'The plans, and what they cost, are on your profile then.'
            : 'The plans on your profile hold more.'}
        </p>
        <SignUpForm
          onCreated={() => {
            setCreated(true);
            void refreshProfile();
          }}
          after={
            <TextLink to={paths.home()} className="justify-center text-center" onClick={() => openLogIn()}>
              Already have an account? Log in here
            </TextLink>
          }
        />
      </Paper>
      <Dialog
        open={created}
        onClose={explore}
        title="Great Work!"
        centred
        top={<BakedArt name="great-work" eager className="mx-auto mb-2" />}
      >
        <p className="mt-3 mb-7">Endless adventures await!</p>
        <Button onClick={explore}>Explore Adventures</Button>
      </Dialog>
    </div>
  );
}
