export const blurb =
  'One word flew out before you could shut your mouth. Now there is a ferry to catch, an island where pigs fly daily, and a law that has never once been broken.';
