export const blurb =
  'There is a line in the forest. What it is for, nobody knows, and it would be rude to ask; but it’s moving.';
