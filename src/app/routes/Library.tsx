import { sampleLibrary } from '../../../content/sample.ts';
import { SAMPLE_SLUG, sampleStoryTitle } from '../../../content/sample-story/text.ts';
import { storyBySlug } from '../../../content/shelf.ts';
import { slugOf } from '../../../content/story-facts.ts';
import { Art } from '../../design/Art.tsx';
import { useAuth } from '../../features/auth/session.tsx';
import { LibraryShelf, type SampleBook } from '../../features/library/LibraryShelf.tsx';
import { paths } from '../paths.ts';

const samples: SampleBook[] = sampleLibrary.map((row) => ({
  story: slugOf(row),
  title: row.title,
  progress: row.progress,
  rating: row.rating,
  ...(row.dateCompleted && { completed: row.dateCompleted }),
}));

const titleOf = (story: string) =>
  story === SAMPLE_SLUG ? sampleStoryTitle : (storyBySlug(story)?.title ?? 'Your story');

/** The sample has no baked cover of its own: its first picture stands on the shelf. */
const pictureOf = (story: string) => (story === SAMPLE_SLUG ? `/pictures/${SAMPLE_SLUG}-1.webp` : undefined);

/** The reader opens the sample when no story is named. */
const readTo = ({ story, hero }: { story: string; hero: string | null }) =>
  paths.storyReader({ ...(story !== SAMPLE_SLUG && { story }), ...(hero && { hero }) });

/** A family's saved books. */
export default function Library() {
  const { user } = useAuth();
  return (
    <>
      <title>Your Story Library · Story Playroom</title>
      <LibraryShelf
        member={user}
        samples={samples}
        titleOf={titleOf}
        pictureOf={pictureOf}
        heroNameOf={() => undefined}
        readTo={readTo}
        createTo={paths.createCharacter()}
        plansTo={paths.profile()}
        empty={<Art name="nothing-found" />}
      />
    </>
  );
}
