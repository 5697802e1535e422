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
      <fieldset>
        <legend>Space between the words</legend>
        {spacings.map((spacing) => (
          <button
            key={spacing}
            type="button"
            className="toggle"
            aria-pressed={spacing === text.spacing}
            onClick={() => onText({ ...text, spacing })}
          >
            {WORDS.spacing[spacing]}
          </button>
        ))}
      </fieldset>
      <fieldset>
        <legend>Page</legend>
        {contrasts.map((contrast) => (
          <button
            key={contrast}
            type="button"
            className="toggle"
            aria-pressed={contrast === text.contrast}
            onClick={() => onText({ ...text, contrast })}
          >
            {WORDS.contrast[contrast]}
          </button>
        ))}
      </fieldset>
    </div>
  );
});
