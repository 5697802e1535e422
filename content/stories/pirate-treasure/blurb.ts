export const blurb =
  'Ten paces from the palm, twice as many to the rock: the map is honest, but the captain can’t count. Choose your way across the island and see where the numbers lead.';
