export const blurb =
  'The last crumb of the bun has got up and is walking away, through five gates, each half as high as the one before. By the time you get there, you fit.';
