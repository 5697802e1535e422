export const blurb =
  'What falls into the valley is the dragon’s, and she never gives back. She has your left mitten; you have the right one, and a very long red thread.';
