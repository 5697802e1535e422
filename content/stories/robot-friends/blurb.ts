export const blurb =
  'A robot does exactly what it is told. So when you tell it to hide where you won’t look, the whole town can see where it is, or nearly the whole town.';
