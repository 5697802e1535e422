export const blurb =
  'The river bends, the path forks, and the map has been eaten by ants. Pick your way from the roots to the treetops, where the forest makes its own rain.';
