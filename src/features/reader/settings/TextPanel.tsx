import { memo } from 'react';
import { Toggle } from '../../../design/Toggle.tsx';
import { contrasts, sizes, spacings, type TextSettings } from './text-settings.ts';

const LABELS = {
  sizeNames: { usual: 'Usual size', large: 'Large', larger: 'Larger', largest: 'Largest' },
  spacing: { usual: 'Usual', wide: 'Wide' },
  contrast: { paper: 'Paper', strong: 'Strong', night: 'Night' },
} as const;

interface TextPanelProps {
  id: string;
  text: TextSettings;
  onText: (settings: TextSettings) => void;
}

/** Text size, spacing and page colours. Every change shows at once on the open page. */
export const TextPanel = memo(function TextPanel({ id, text, onText }: TextPanelProps) {
  return (
    <div
      id={id}
      popover="auto"
      tabIndex={-1}
      className="rd-panel paper paper-high"
      role="dialog"
      aria-label="Text"
    >
      <fieldset>
        <legend>Size</legend>
        {sizes.map((size) => (
          <button
            key={size}
            type="button"
            className="toggle rd-size"
            data-size={size}
            aria-label={LABELS.sizeNames[size]}
            aria-pressed={size === text.size}
            onClick={() => onText({ ...text, size })}
          >
            A
          </button>
        ))}
      </fieldset>
      <OptionRow of="spacing" legend="Space between the words" all={spacings} {...{ text, onText }} />
      <OptionRow of="contrast" legend="Page" all={contrasts} {...{ text, onText }} />
    </div>
  );
});

interface OptionRowProps<Of extends 'spacing' | 'contrast'> extends Omit<TextPanelProps, 'id'> {
  of: Of;
  legend: string;
  all: readonly TextSettings[Of][];
}

/** A row of toggles of which one is pressed. */
function OptionRow<Of extends 'spacing' | 'contrast'>({ of, legend, all, text, onText }: OptionRowProps<Of>) {
  const words = LABELS[of] as Record<TextSettings[Of], string>;
  return (
    <fieldset>
      <legend>{legend}</legend>
      {all.map((id) => (
        <Toggle key={id} pressed={id === text[of]} onChange={() => onText({ ...text, [of]: id })}>
          {words[id]}
        </Toggle>
      ))}
    </fieldset>
  );
}
