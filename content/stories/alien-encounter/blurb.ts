export const blurb =
  'Something has landed in the pond, and it doesn’t speak in words. Hum to it, draw for it or simply wait: it is trying just as hard as you.';
