export const blurb =
  'Sixty heroes fly, melt and lift buses. On your form, under POWER, it says “pending,” and by lunch everyone has heard what that can do.';
