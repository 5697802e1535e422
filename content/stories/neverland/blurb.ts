export const blurb =
  'A boat with no anchor waits where the night meets the sea. On the island it sails for, only one thing is missing, and only you have it.';
