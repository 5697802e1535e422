export const blurb =
  'A red fire engine has rolled off the pier, down to a city that knows nine grays and has never seen a tenth. “Which gray?” they ask. “The other one.”';
