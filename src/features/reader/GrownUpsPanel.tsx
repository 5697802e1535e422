import { ALargeSmall, Maximize, Mic, Minimize, SlidersHorizontal } from 'lucide-react';
import { memo, type ReactNode, useId, useRef } from 'react';
import { SpeedPicker } from './narration/SpeedPicker.tsx';

interface GrownUpsPanelProps {
  /** The ids of the panels that it opens. */
  textPanel: string;
  voicePanel: string;
  rate: number;
  onRate: (rate: number) => void;
  fullscreen: boolean;
  onFullscreen: () => void;
  fullscreenName: string;
  exit: ReactNode;
}

/**
 * One button, and behind it all that a child does not need while reading: the speeds, the panels of text and voice,
 * fullscreen, and the way out of the book.
 */
export const GrownUpsPanel = memo(function GrownUpsPanel(props: GrownUpsPanelProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  /** Closes this panel first, which puts the focus back on its button: the next panel then returns it there too. */
  const open = (next: string) => {
    panel.current?.hidePopover?.();
    const element = document.getElementById(next);
    element?.showPopover?.();
    element?.focus();
  };
  const FullscreenIcon = props.fullscreen ? Minimize : Maximize;
  return (
    <>
      <button type="button" className="text-link rd-grown-ups" aria-haspopup="dialog" popoverTarget={id}>
        <SlidersHorizontal size={22} aria-hidden />
        <span>For grown-ups</span>
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className="rd-panel paper paper-high"
        role="dialog"
        aria-label="For grown-ups"
      >
        <SpeedPicker rate={props.rate} onRate={props.onRate} />
        <div className="rd-panel-row">
          <PanelButton onPress={() => open(props.textPanel)} icon={<ALargeSmall size={24} aria-hidden />}>
            Text
          </PanelButton>
          <PanelButton onPress={() => open(props.voicePanel)} icon={<Mic size={22} aria-hidden />}>
            Voice
          </PanelButton>
          <PanelButton
            pressed={props.fullscreen}
            onPress={() => {
              panel.current?.hidePopover?.();
              props.onFullscreen();
            }}
            icon={<FullscreenIcon size={22} aria-hidden />}
          >
            {props.fullscreenName}
          </PanelButton>
          {props.exit}
        </div>
      </div>
    </>
  );
});

function PanelButton(props: { icon: ReactNode; pressed?: boolean; onPress: () => void; children: string }) {
  return (
    <button
      type="button"
      className="felt felt-quiet"
      aria-haspopup={props.pressed === undefined ? 'dialog' : undefined}
      aria-pressed={props.pressed}
      onClick={props.onPress}
    >
      {props.icon}
      {props.children}
    </button>
  );
}
