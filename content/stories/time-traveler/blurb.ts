export const blurb =
  'In 1752 somebody took eleven days out of September, and one child would like to know where they put them. A single spare day would do, for a birthday.';
