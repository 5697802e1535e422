export const blurb =
  'Three petals, five petals, eight: the flowers behind the old wall are counting, and somebody small has to find out what comes next.';
