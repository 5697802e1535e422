export const blurb =
  'On the first day your wand does nothing at all. You decide which door, which book and which friend, and the magic you find is your own.';
