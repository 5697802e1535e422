import { useEffect, useMemo, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { FeltPicture } from '../../design/FeltPicture.tsx';
import { TextLink } from '../../design/TextLink.tsx';
import { RecordBook } from '../../features/read-for/RecordBook.tsx';
import { plainText, type Spread } from '../../features/reader/book.ts';
import { type RecordingRequest, readRequestLink } from '../../platform/family-voice/request-link.ts';
import { openThanks, type ThanksPicture } from '../../platform/family-voice/thanks.ts';
import { fetchRequestState, type RequestState } from '../../platform/family-voice/voice-api.ts';
import { useLocation } from '../../platform/router.tsx';
import { MessageScreen } from '../layout/MessageScreen.tsx';
import { paths } from '../paths.ts';
import { PagePicture } from '../read-for/PagePicture.tsx';
import { useLinkBook } from '../read-for/use-link-book.ts';
import { buildAllSpreads } from '../reading/build-book.ts';
import { cacheBookFiles } from '../reading/cache-book-files.ts';
import { HeroCover } from '../reading/covers/hero-cover.tsx';
import { decodeChild } from '../reading/shared-link.ts';

/** Where a relative reads a book aloud for a family, by a link and without an account. */
export default function ReadFor() {
  const { pathname, hash } = useLocation();
  const request = useMemo(() => readRequestLink(pathname, hash), [pathname, hash]);
  return (
    <>
      {/* A link is for one person: no search engine lists it. */}
      <meta name="robots" content="noindex, nofollow" />
      {request ? <Request request={request} /> : <DamagedLink />}
    </>
  );
}

function Request({ request }: { request: RecordingRequest }) {
  const hero = useMemo(() => decodeChild(request.hero), [request]);
  const link = useLinkState(request.token);
  const thanks = useThanks(request, link);
  const { file, missing, tryAgain } = useLinkBook(request);
  const spreads = useMemo(() => (file && hero ? buildAllSpreads(file, { hero }) : []), [file, hero]);
  const pages = useMemo(
    () => spreads.map((spread) => ({ id: spread.id, words: wordsOf(spread) })),
    [spreads],
  );
  // The book opens again without a network, as recording does.
  useEffect(() => {
    if (file) void cacheBookFiles(file.slug, { spreads });
  }, [file, spreads]);
  if (!hero || missing === 'unknown') return <DamagedLink />;
  if (missing)
    return (
      <MessageScreen title="The book can’t be fetched">
        <p>Are you online? What you recorded is kept.</p>
        <Button onClick={tryAgain}>Try again</Button>
      </MessageScreen>
    );
  if (!file)
    return (
      <p
        className="appear-late grid min-h-[60vh] place-items-center font-display text-[1.375rem]"
        role="status"
      >
        Opening the book…
      </p>
    );
  return (
    <>
      <title>{`For ${hero.name} · Story Playroom`}</title>
      <RecordBook
        request={request}
        child={hero.name}
        title={file.title}
        cover={<HeroCover slug={file.slug} hero={hero} sizes="240px" eager />}
        pages={pages}
        partial={file.closed}
        picture={(index) => {
          const spread = spreads[index];
          return spread && <PagePicture picture={spread.picture} next={spreads[index + 1]?.picture} />;
        }}
        legal={
          <p>
            <TextLink to={paths.privacy()}>Privacy</TextLink> ·{' '}
            <TextLink to={paths.imprint()}>Imprint</TextLink>
          </p>
        }
        link={link}
        thanks={
          thanks && (
            <p className="read-for-thanks">
              <FeltPicture name={thanks} size={132} />
              <span>
                From <bdi>{hero.name}</bdi>
              </span>
            </p>
          )
        }
      />
    </>
  );
}

/** The words of a page, with the question and the answers of a choice. */
function wordsOf({ text, choice }: Spread): string[] {
  const question = choice ? [choice.ask ?? '', ...choice.options.map(({ label }) => label)] : [];
  return [...text.map(plainText), ...question].filter((words) => words.trim() !== '');
}

/** What the server says of the link; undefined while it can't be asked. Asks again when the device comes online. */
function useLinkState(token: string): RequestState | undefined {
  const [state, setState] = useState<RequestState>();
  useEffect(() => {
    let cancelled = false;
    const ask = () =>
      void fetchRequestState(token).then(
        (found) => cancelled || setState(found),
        // Recording needs no answer; sending asks again.
        () => undefined,
      );
    ask();
    window.addEventListener('online', ask);
    return () => {
      cancelled = true;
      window.removeEventListener('online', ask);
    };
  }, [token]);
  return state;
}

function useThanks(request: RecordingRequest, link: RequestState | undefined): ThanksPicture | null {
  const [picture, setPicture] = useState<ThanksPicture | null>(null);
  const sealed = link?.thanks;
  useEffect(() => {
    let cancelled = false;
    if (sealed) void openThanks(sealed, request).then((opened) => cancelled || setPicture(opened));
    return () => {
      cancelled = true;
    };
  }, [sealed, request]);
  return picture;
}

/** A link that lost characters on its way. */
function DamagedLink() {
  return (
    <MessageScreen title="This link is not whole">
      <p>Some of it was lost on the way. Please ask the family to send it once more.</p>
    </MessageScreen>
  );
}
