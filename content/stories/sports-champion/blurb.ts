export const blurb =
  'Last to be picked, first on the field every morning. It takes strong lungs, a good night’s sleep and one pass that nobody expected.';
