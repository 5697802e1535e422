export const blurb =
  'A robot does exactly what it is told, and that is how the trouble starts. Putting it right takes clear words, a steady hand and a friend.';
