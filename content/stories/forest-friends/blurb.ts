export const blurb =
  'Something in the forest is humming at night, and nobody has slept for a week. Bear is sure it’s a monster; you are not so sure.';
