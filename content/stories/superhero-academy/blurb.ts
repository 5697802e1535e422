export const blurb =
  'Everyone in class can fly, or lift a bus, or vanish. You have one ordinary afternoon, three hard choices and a city that needs somebody to listen.';
