export const blurb =
  'To see the fairies’ boat race you must sit as still as a hill, and you are a very good hill. And then a dandelion goes by.';
