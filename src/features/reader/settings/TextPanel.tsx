import { memo } from 'react';
import { contrasts, sizes, spacings, type TextSettings } from './textSettings.ts';

const WORDS = {
  sizeNames: { usual: 'Usual size', large: 'Large', larger: 'Larger', largest: 'Largest' },
  spacing: { usual: 'Usual', wide: 'Wide' },
  contrast: { paper: 'Paper', strong: 'Strong', night: 'Night' },
} as const;

interface TextPanelProps {
  id: string;
  text: TextSettings;
  onText: (settings: TextSettings) => void;
}

/** How large, how far apart and on what paper the words stand. Every choice shows at once on the open page. */
export const TextPanel = memo(function TextPanel({ id, text, onText }: TextPanelProps) {
  return (
    <div id={id} popover="auto" className="rd-panel paper paper-high" role="dialog" aria-label="Text">
      <fieldset>
        <legend>Size</legend>
        {sizes.map((size) => (
          <button
            key={size}
            type="button"
            className="toggle rd-size"
            data-size={size}
            aria-label={WORDS.sizeNames[size]}
            aria-pressed={size === text.size}
            onClick={() => onText({ ...text, size })}
          >
            A
          </button>
        ))}
      </fieldset>
      <Choice
        legend="Space between the words"
        all={spacings}
        chosen={text.spacing}
        words={WORDS.spacing}
        onChoose={(spacing) => onText({ ...text, spacing })}
      />
      <Choice
        legend="Page"
        all={contrasts}
        chosen={text.contrast}
        words={WORDS.contrast}
        onChoose={(contrast) => onText({ ...text, contrast })}
      />
    </div>
  );
});

interface ChoiceProps<Id extends string> {
  legend: string;
  all: readonly Id[];
  chosen: Id;
  words: Readonly<Record<Id, string>>;
  onChoose: (id: Id) => void;
}

/** A row of buttons of which one is pressed. */
function Choice<Id extends string>({ legend, all, chosen, words, onChoose }: ChoiceProps<Id>) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {all.map((id) => (
        <button
          key={id}
          type="button"
          className="toggle"
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
        >
          {words[id]}
        </button>
      ))}
    </fieldset>
  );
}
