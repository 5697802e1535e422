export const blurb =
  'The map is honest, the captain has dug for sixty years, and every hole is in the wrong place. Take the rope, choose your way, and measure again.';
