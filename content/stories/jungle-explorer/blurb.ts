export const blurb =
  'Ants have eaten the map, all but the corner with home on it. Somewhere up the river is its very first drop: left, says one; right, says the river.';
