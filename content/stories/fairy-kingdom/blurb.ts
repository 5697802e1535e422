export const blurb =
  'Under the hawthorn a kingdom no higher than your knee is getting ready for the longest day, and nobody can find the drum.';
