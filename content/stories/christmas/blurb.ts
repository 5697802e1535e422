export const blurb =
  'Snow has shut every road to the village, and there is one lantern left to light. A fox and a brave pair of boots set out to carry it.';
