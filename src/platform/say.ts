/**
 * Says a few words aloud with a voice that lives on the device; one that speaks elsewhere would be told what it says. Silent
 * where there is none.
 */
export function say(words: string): void {
  const speech = window.speechSynthesis;
  const voice = speech?.getVoices().find(({ lang, localService }) => localService && /^en\b/i.test(lang));
  if (!voice) return;
  const utterance = new SpeechSynthesisUtterance(words);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  speech.cancel();
  speech.speak(utterance);
}
