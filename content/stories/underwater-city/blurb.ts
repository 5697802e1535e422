export const blurb =
  'Glass towers stand where the whales pass, and the lights are going out one by one. The turtle who knows why needs someone with hands.';
