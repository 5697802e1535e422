export const blurb =
  'The clock in the hall has a small door, and behind it is last century. Bring the lost key back before supper, and try to change nothing at all.';
