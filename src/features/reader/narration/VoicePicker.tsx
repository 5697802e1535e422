import { useEffect, useState } from 'react';
import { listVoices, rankVoices } from './voices.ts';

/** Picks one of the device's voices; hidden where there is no choice. */
export function VoicePicker({
  lang,
  chosen,
  onChoose,
}: {
  lang: string;
  /** By name; null is the best one. */
  chosen: string | null;
  onChoose: (name: string | null) => void;
}) {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    if (typeof speechSynthesis === 'undefined') return;
    let cancelled = false;
    void Promise.resolve(listVoices(speechSynthesis)).then((voices) => {
      if (!cancelled) setNames([...new Set(rankVoices(voices, lang).map(({ name }) => name))]);
    });
    return () => {
      cancelled = true;
    };
  }, [lang]);
  if (names.length < 2) return null;
  return (
    <fieldset>
      <legend>The device’s voice</legend>
      <select
        className="rd-voices"
        aria-label="The device’s voice"
        value={chosen !== null && names.includes(chosen) ? chosen : ''}
        onChange={(event) => onChoose(event.target.value || null)}
      >
        <option value="">The best one</option>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </fieldset>
  );
}
