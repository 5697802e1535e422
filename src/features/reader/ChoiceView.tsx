import { useId } from 'react';
import type { SpreadChoice } from './book.ts';
import { PictureView } from './PictureView.tsx';
import './choice.css';

/**
 * A choice in the story: two large picture buttons. Later pages exist only after an answer; going back, the
 * chosen option is marked and the other can still be picked.
 */
export function ChoiceView({
  spread,
  page,
  choice,
  onChoose,
}: {
  spread: string;
  /** The spread's index, from 0. */
  page: number;
  choice: SpreadChoice;
  onChoose?: ((spread: string, option: string) => void) | undefined;
}) {
  const questionId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons of one question, not a form's fieldset
    <div className="rd-choice" role="group" {...(choice.ask && { 'aria-labelledby': questionId })}>
      {choice.ask && (
        <p className="rd-ask" id={questionId}>
          {choice.ask}
        </p>
      )}
      {choice.options.map(({ id, label, picture }) => (
        <button
          key={id}
          type="button"
          className="rd-way"
          aria-pressed={choice.chosen === undefined ? undefined : id === choice.chosen}
          onClick={() => onChoose?.(spread, id)}
        >
          {picture && (
            <span className="rd-way-picture" aria-hidden>
              <PictureView picture={picture} page={page} live={false} urgent={false} />
            </span>
          )}
          <span className="rd-way-words">{label}</span>
        </button>
      ))}
    </div>
  );
}
