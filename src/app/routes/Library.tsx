import { sampleLibrary } from '../../../content/sample.ts';
import { storyBySlug } from '../../../content/shelf.ts';
import { slugOf } from '../../../content/story-facts.ts';
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

/** A family's saved books. */
export default function Library() {
  const { user } = useAuth();
  return (
    <>
      <title>Your Story Library · Story Playroom</title>
      <LibraryShelf
        member={user}
        samples={samples}
        titleOf={(story) => storyBySlug(story)?.title ?? 'Your story'}
        heroNameOf={() => undefined}
        readTo={({ story, hero }) => paths.storyReader({ story, ...(hero && { hero }) })}
        createTo={paths.createCharacter()}
        plansTo={paths.profile()}
      />
    </>
  );
}
