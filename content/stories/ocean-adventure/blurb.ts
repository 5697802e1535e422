export const blurb =
  'Something sings in the night, and waits, and nobody answers. A red boat, a loud drum and a gull whom no one asked set out to discover why.';
