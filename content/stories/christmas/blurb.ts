export const blurb =
  'Lantern Row lights a window each December night, and yours comes last. But Number 23 is dark and keeps its door shut: what else does it keep?';
