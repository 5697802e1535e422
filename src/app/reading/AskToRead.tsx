import { useEffect, useState } from 'react';
import { SAMPLE_SLUG, SAMPLE_TITLE } from '../../../content/sample-story/facts.ts';
import { storyBySlug } from '../../../content/shelf.ts';
import { AskDialog } from '../../features/family-voice/AskDialog.tsx';
import type { Hero } from '../../features/hero/hero.ts';
import { useParentalGate } from '../../features/profile/ParentalGate.tsx';
import { encodeChild } from './shared-link.ts';

const titleOf = (story: string) =>
  story === SAMPLE_SLUG ? SAMPLE_TITLE : (storyBySlug(story)?.title ?? 'A story');

/** Asks a relative to read a book aloud, once a grown-up has confirmed. */
export default function AskToRead({
  memberId,
  story,
  heroes,
  onClose,
}: {
  memberId: string;
  story: string;
  /** The family's children, first the one in the book. */
  heroes: readonly Hero[];
  onClose: () => void;
}) {
  const { ask, gate } = useParentalGate();
  const [confirmed, setConfirmed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when it opens
  useEffect(() => ask(() => setConfirmed(true), onClose), []);
  if (!confirmed) return gate;
  return (
    <AskDialog
      memberId={memberId}
      story={story}
      childrenOfFamily={heroes.map((hero) => ({ id: hero.id, name: hero.name, link: encodeChild(hero) }))}
      titleOf={titleOf}
      onClose={onClose}
    />
  );
}
