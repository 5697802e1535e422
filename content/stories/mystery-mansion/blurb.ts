export const blurb =
  'Each night one candle burns in the house where nobody lives. Follow the footprints up the stairs; every door you choose knows a different part of the secret.';
