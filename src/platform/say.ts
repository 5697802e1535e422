/** Speaks a few words with an on-device voice; a remote voice would send them to another host. Silent without one. */
export function say(text: string): void {
  const speech = window.speechSynthesis;
  const voice = speech?.getVoices().find(({ lang, localService }) => localService && /^en\b/i.test(lang));
  if (!voice) return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  speech.cancel();
  speech.speak(utterance);
}
