import type { Session, User } from '@supabase/supabase-js';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { sampleStatistics } from '../../../content/sample.ts';
import { storyBySlug } from '../../../content/shelf.ts';
import { planSummary } from '../../../supabase/functions/_shared/plan-summary.ts';
import { PLANS } from '../../../supabase/functions/_shared/plans.ts';
import { BakedArt } from '../../design/BakedArt.tsx';
import { showToast } from '../../design/toast.ts';
import { useAuth } from '../../features/auth/AuthProvider.tsx';
import type { Profile as ProfileRow } from '../../features/auth/auth-state.ts';
import { ChangeEmailForm } from '../../features/auth/ChangeEmailForm.tsx';
import { Devices } from '../../features/auth/Devices.tsx';
import { NewPasswordForm } from '../../features/auth/NewPasswordForm.tsx';
import { PasswordConfirmation } from '../../features/auth/PasswordConfirmation.tsx';
import { isRecentSignIn } from '../../features/auth/recent-sign-in.ts';
import { CurrentPlan } from '../../features/billing/CurrentPlan.tsx';
import { PlanBox } from '../../features/billing/PlanBox.tsx';
import { PlanCards, PriceNotice } from '../../features/billing/PlanCards.tsx';
import { pendingOffer } from '../../features/billing/pending-offer.ts';
import { longDate, planView, usageOf } from '../../features/billing/plan-view.ts';
import { useCheckoutReturn } from '../../features/billing/use-checkout-return.ts';
import { useHostedPage } from '../../features/billing/use-hosted-page.ts';
import { useSubscription } from '../../features/billing/use-subscription.ts';
import { Doll } from '../../features/hero/Doll.tsx';
import { PLACE_LABELS } from '../../features/hero/sync/device-heroes.ts';
import { useHeroes } from '../../features/hero/use-heroes.ts';
import type { LibraryEntry } from '../../features/library/reading/library-entry.ts';
import { useLibrary } from '../../features/library/use-library.ts';
import { AccountSection } from '../../features/profile/AccountSection.tsx';
import { DeletionNotice } from '../../features/profile/account/DeletionNotice.tsx';
import { readScheduledDeletion, scheduledDeletionKey } from '../../features/profile/api/delete-account.ts';
import { familyCountsKey, readFamilyCounts } from '../../features/profile/api/read-family-counts.ts';
import { FamilyCard } from '../../features/profile/FamilyCard.tsx';
import { useParentalGate } from '../../features/profile/ParentalGate.tsx';
import { PortraitFrame } from '../../features/profile/PortraitFrame.tsx';
import { statisticsOf } from '../../features/profile/reading-statistics.ts';
import { getQueryClient } from '../../platform/query.ts';
import { useNavigate, useSearchParams } from '../../platform/router.tsx';
import { paths } from '../paths.ts';
import '../../features/billing/billing.css';
import '../../features/profile/profile.css';

const ImportFamily = lazy(() => import('../family-import/ImportFamily.tsx'));
const FamilyKeyPanel = lazy(async () => ({
  default: (await import('../../features/family-voice/FamilyKeyPanel.tsx')).FamilyKeyPanel,
}));
const HeroPortrait = lazy(() => import('../reading/HeroPortrait.tsx'));

const isFinished = ({ page, pages, completedAt }: LibraryEntry) => completedAt !== null || page >= pages;

/** The family's page. A visitor is sent home once the session is known. */
export default function Profile() {
  const { session, user, profile, loading, refreshProfile } = useAuth();
  const navigate = useNavigate();
  const mustLogIn = !loading && !user;
  useEffect(() => {
    if (mustLogIn) navigate(paths.home(), { replace: true });
  }, [mustLogIn, navigate]);
  return (
    <div className="wrap pt-2 md:pt-6">
      <title>Your profile · Story Playroom</title>
      {session && user && !loading ? (
        <FamilyPage
          key={user.id}
          session={session}
          user={user}
          profile={profile}
          refreshProfile={refreshProfile}
        />
      ) : (
        <LoadingProfile />
      )}
    </div>
  );
}

function LoadingProfile() {
  return (
    <div className="grid min-h-[50vh] place-items-center">
      <p className="font-display text-[1.375rem] font-bold" role="status">
        Loading your profile...
      </p>
    </div>
  );
}

function FamilyPage({
  session,
  user,
  profile,
  refreshProfile,
}: {
  session: Session;
  user: User;
  profile: ProfileRow | null;
  refreshProfile: () => Promise<void>;
}) {
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const { subscription, checking, check } = useSubscription(session);
  const hosted = useHostedPage();
  // A plan costs money: choosing, changing or ending it asks for a grown-up.
  const { ask, gate } = useParentalGate();
  const [chosen] = useState(pendingOffer.get);
  useEffect(pendingOffer.forget, []);
  const { data: figures, refetch: countAgain } = useQuery(
    { queryKey: familyCountsKey(user.id), queryFn: () => readFamilyCounts(user.id) },
    getQueryClient(),
  );
  const { data: deletionDate } = useQuery(
    { queryKey: scheduledDeletionKey(user.id), queryFn: () => readScheduledDeletion(user.id) },
    getQueryClient(),
  );
  const noteLeaving = (date: string | null) =>
    getQueryClient().setQueryData(scheduledDeletionKey(user.id), date);
  const { list: heroes } = useHeroes(user);
  const hero = heroes.at(-1)?.hero;
  const { entries } = useLibrary(user);
  // Unsent changes may have reached the account since the counts were read.
  const unsyncedCounts = `${heroes.filter(({ place }) => place === 'account').length} ${entries.filter(({ unsynced }) => !unsynced).length}`;
  const last = useRef(unsyncedCounts);
  useEffect(() => {
    if (last.current !== unsyncedCounts) void countAgain();
    last.current = unsyncedCounts;
  }, [unsyncedCounts, countAgain]);
  const clearQuery = useCallback(() => setQuery(new URLSearchParams(), { replace: true }), [setQuery]);
  useCheckoutReturn(query, clearQuery, check);
  if (checking) return <LoadingProfile />;

  const plan = planView(subscription, subscription.cancelled);
  const current = plan.tier === 'free' ? null : plan.tier;
  const ownStatistics = statisticsOf(figures, (story) => storyBySlug(story)?.genre);
  const { stories, characters, favouriteGenre } = sampleStatistics;
  return (
    <>
      {deletionDate && <DeletionNotice day={longDate(deletionDate)} onKept={() => noteLeaving(null)} />}
      <FamilyCard
        firstName={profile?.first_name || 'N/A'}
        adventurerName={profile?.adventurer_name || 'N/A'}
        email={user.email || 'N/A'}
        since={longDate(profile?.created_at)}
        statistics={ownStatistics ?? { stories, characters, favouriteGenre }}
        sample={ownStatistics === null}
        readers={heroes.map(({ hero: { id, name, look }, place }) => {
          const ownEntries = entries.filter((entry) => entry.hero === id);
          return {
            ...{ id, name, books: ownEntries.length, finished: ownEntries.filter(isFinished).length },
            place: PLACE_LABELS[place],
            face: <Doll look={look} cut="bust" lazy className="family-reader-face" />,
          };
        })}
        portrait={
          <PortraitFrame>
            {hero ? (
              <Suspense fallback={null}>
                <HeroPortrait look={hero.look} name={hero.name} />
              </Suspense>
            ) : (
              <BakedArt name="peeking-fox" eager className="portrait-fox" />
            )}
          </PortraitFrame>
        }
      />
      {current && (
        <section className="section">
          <CurrentPlan
            plan={plan}
            uses={usageOf(plan.tier, {
              opened: figures?.openedThisMonth ?? 0,
              heroes: figures?.heroes ?? 0,
              saves: figures?.stories.length ?? 0,
            })}
            busy={hosted.busy === 'portal'}
            blockedReason={hosted.link?.page === 'portal' ? hosted.link.url : undefined}
            onManage={() => ask(() => void hosted.open('portal'))}
            withdraw={
              subscription.withdrawUntil
                ? { until: longDate(subscription.withdrawUntil), to: paths.withdraw() }
                : null
            }
            picture={
              <PlanBox plan={current}>
                <BakedArt name={`plan-${current}`} className="w-full" />
              </PlanBox>
            }
          />
        </section>
      )}
      <section className="section" aria-labelledby="plans-title">
        <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id="plans-title">{current ? 'The plans' : 'Choose a plan'}</h2>
          {!current && <p className="meta">You are on the free plan.</p>}
        </div>
        <ul className="what-plans-hold">
          {([...(current ? [] : ['free' as const]), ...PLANS] as const).map((tier) => (
            <li key={tier}>{planSummary(tier)}</li>
          ))}
        </ul>
        <PriceNotice chosen={chosen} />
        <PlanCards
          current={current}
          cancelled={subscription.cancelled}
          busy={hosted.busy}
          link={hosted.link}
          onChoose={(chosenPlan) => ask(() => void hosted.open(chosenPlan))}
          termsTo={paths.terms()}
          pictures={{
            basic: (
              <PlanBox plan="basic">
                <BakedArt name="plan-basic" className="w-full" />
              </PlanBox>
            ),
            premium: (
              <PlanBox plan="premium">
                <BakedArt name="plan-premium" className="w-full" />
              </PlanBox>
            ),
          }}
        />
      </section>
      <AccountSection
        member={user}
        email={user.email ?? 'N/A'}
        names={{
          first_name: profile?.first_name ?? '',
          last_name: profile?.last_name ?? '',
          adventurer_name: profile?.adventurer_name ?? '',
        }}
        onNamesChanged={() => void refreshProfile()}
        onDeleted={() => {
          // Recordings and the family's key are on this device, so only this device can delete them.
          const { id } = user;
          void import('../../features/reader/recording/recording-store.ts').then((store) =>
            store.forgetRecordings(),
          );
          void import('../../platform/family-voice/received-store.ts')
            .then((store) => store.deleteReadingsOf(id))
            .catch(() => undefined);
          void import('../../platform/family-voice/family-key-store.ts')
            .then((store) => store.deleteFamilyKey(id))
            .catch(() => undefined);
          navigate(paths.home(), { replace: true });
        }}
        onLeaving={(date) => {
          noteLeaving(date);
          void check();
          window.scrollTo({ top: 0 });
          void showToast({
            title: `Your account will be deleted on ${longDate(date)}`,
            description: 'You can keep it on this page until then.',
          });
        }}
        emailForm={(close) => <ChangeEmailForm email={user.email ?? ''} onClose={close} />}
        passwordForm={(close) => (
          <NewPasswordForm
            onChanged={() => {
              close();
              void showToast({
                title: 'Password changed',
                description: 'Every other device has been signed out.',
              });
            }}
          />
        )}
        stillYou={(then) => (
          <PasswordConfirmation email={user.email ?? ''} isRecent={isRecentSignIn(session)}>
            {then}
          </PasswordConfirmation>
        )}
        devices={<Devices />}
        recordingsKey={
          <Suspense fallback={null}>
            <FamilyKeyPanel memberId={user.id} />
          </Suspense>
        }
        bringBack={
          <Suspense fallback={null}>
            <ImportFamily member={user} />
          </Suspense>
        }
        privacyTo={paths.privacy()}
      />
      {gate}
    </>
  );
}
