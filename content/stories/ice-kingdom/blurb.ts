export const blurb =
  'A shop on the equator is called ICE KINGDOM, and two travelers have believed the sign. One knocks at the north door, one at the south, and both are extremely hot.';
