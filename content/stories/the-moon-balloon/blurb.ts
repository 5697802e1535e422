export const blurb =
  'One night the moon comes down low enough to tie a basket to. Float over the sleeping town in four moving pictures.';
