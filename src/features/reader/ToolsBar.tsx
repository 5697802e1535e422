import { useId } from 'react';
import { GrownUpsPanel } from './GrownUpsPanel.tsx';
import { ReadAloud } from './narration/ReadAloud.tsx';
import { useNarration } from './narration/use-narration.ts';
import { TextPanel } from './settings/TextPanel.tsx';
import { useTalk } from './talk/use-talk.ts';
import type { ToolsProps } from './tools-props.ts';
import './tools.css';

/** The reader's tools besides turning pages: reading aloud for the child, and the rest for grown-ups. */
export function ToolsBar(props: ToolsProps) {
  const textPanel = useId();
  const voicePanel = useId();
  const narration = useNarration(props);
  const talk = useTalk(props.book, props.page, props.reading);
  return (
    <>
      <ReadAloud {...props} narration={narration} panel={voicePanel} />
      <GrownUpsPanel
        textPanel={textPanel}
        voicePanel={voicePanel}
        rate={narration.rate}
        onRate={narration.setRate}
        fullscreen={props.fullscreen.open}
        onFullscreen={props.fullscreen.toggle}
        fullscreenName={props.fullscreenName}
        talk={talk}
        exit={props.exit}
      />
      <TextPanel id={textPanel} text={props.text} onText={props.onText} />
    </>
  );
}
