// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { say } from './say.ts';

class FakeUtterance {
  readonly text: string;
  voice?: unknown;
  lang?: string;
  constructor(text: string) {
    this.text = text;
  }
}

afterEach(() => vi.unstubAllGlobals());

/** A device with these voices, and what it speaks. */
function deviceWith(...voices: { lang: string; localService: boolean }[]) {
  const speak = vi.fn();
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  vi.stubGlobal('speechSynthesis', { getVoices: () => voices, cancel: vi.fn(), speak });
  return speak;
}

it('speaks with an on-device voice, never with a remote one', () => {
  const here = { lang: 'en-GB', localService: true };
  const speak = deviceWith(
    { lang: 'en-US', localService: false },
    { lang: 'de-DE', localService: true },
    here,
  );
  say('Mila');
  expect(speak).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text: 'Mila', voice: here }));
});

it('stays silent without an on-device voice', () => {
  const speak = deviceWith({ lang: 'en-US', localService: false });
  say('Mila');
  expect(speak).not.toHaveBeenCalled();
});
