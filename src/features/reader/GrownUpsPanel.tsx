import { ALargeSmall, Maximize, MessageCircle, Mic, Minimize, SlidersHorizontal } from 'lucide-react';
import { memo, type ReactNode, useId, useRef } from 'react';
import { SpeedPicker } from './narration/SpeedPicker.tsx';
import type { Talk } from './talk/use-talk.ts';

interface GrownUpsPanelProps {
  /** The ids of the panels that it opens. */
  textPanel: string;
  voicePanel: string;
  rate: number;
  onRate: (rate: number) => void;
  fullscreen: boolean;
  onFullscreen: () => void;
  fullscreenName: string;
  /** Undefined for a book that has nothing to ask. */
  talk: Talk | undefined;
  exit: ReactNode;
}

/**
 * One button, and behind it all that a child does not need while reading: what to talk about, the speeds, the panels of
 * text and voice, fullscreen, and the way out of the book. While there is something to ask, the button shows a bubble.
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
  const { talk } = props;
  const asks = talk?.on === true && talk.question !== undefined;
  const Icon = asks ? MessageCircle : SlidersHorizontal;
  const FullscreenIcon = props.fullscreen ? Minimize : Maximize;
  return (
    <>
      <button type="button" className="text-link rd-grown-ups" aria-haspopup="dialog" popoverTarget={id}>
        <Icon size={22} aria-hidden />
        <span>For grown-ups</span>
        {asks && <span className="sr-only">(a question waits)</span>}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className="rd-panel paper paper-high"
        role="dialog"
        aria-label="For grown-ups"
      >
        {talk?.on && (
          <p className="rd-question">
            {talk.question ?? 'No question on this page. A bubble on the button shows where there is one.'}
          </p>
        )}
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
          {talk && (
            <PanelButton
              pressed={talk.on}
              onPress={talk.toggle}
              icon={<MessageCircle size={22} aria-hidden />}
            >
              Talk about it
            </PanelButton>
          )}
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
