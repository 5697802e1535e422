export const blurb =
  'The great gate is stuck, the guests are at the bridge, and the cook has lost the cat. Behind its banners a castle is a house full of people with work to do.';
