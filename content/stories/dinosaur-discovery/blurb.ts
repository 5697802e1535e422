export const blurb =
  'Six eggs are gone from the camp kitchen, and somebody was caught holding the seventh. Out in the red sand lies another thief, seventy-five million years old, or so it looks.';
