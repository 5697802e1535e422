export const blurb =
  'The king takes his glass windows along wherever he goes, and this one has the sea in it: three days by ox, for a friend who has never seen it. Don’t spill it.';
