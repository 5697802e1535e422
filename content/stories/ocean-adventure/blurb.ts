export const blurb =
  'A whale is singing, and nobody answers. Sail out over the deep, listen well, and learn why even the biggest swimmer comes up for air.';
