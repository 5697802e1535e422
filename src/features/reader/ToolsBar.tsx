import { ALargeSmall, Mic } from 'lucide-react';
import { memo, useId } from 'react';
import { ReadAloud } from './narration/ReadAloud.tsx';
import { TextPanel } from './settings/TextPanel.tsx';
import type { ToolsProps } from './Tools.tsx';
import './tools.css';

/** The reader's tools besides turning pages: reading aloud, recording, and text settings. */
export function ToolsBar(props: ToolsProps) {
  const textPanel = useId();
  const voicePanel = useId();
  return (
    <>
      <ReadAloud {...props} panel={voicePanel} />
      <PanelButtons text={textPanel} voice={voicePanel} />
      <TextPanel id={textPanel} text={props.text} onText={props.onText} />
    </>
  );
}

const PanelButtons = memo(function Panels({ text, voice }: { text: string; voice: string }) {
  return (
    <div className="rd-more">
      <button type="button" className="text-link" popoverTarget={text}>
        <ALargeSmall size={24} aria-hidden />
        <span>Text</span>
      </button>
      <button type="button" className="text-link" popoverTarget={voice}>
        <Mic size={22} aria-hidden />
        <span>Voice</span>
      </button>
    </div>
  );
});
