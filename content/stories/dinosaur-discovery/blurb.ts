export const blurb =
  'A bone as long as a bed lies in the red earth. Brush by brush, it tells you who walked here, what she ate, and who she was waiting for.';
