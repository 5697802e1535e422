export const blurb =
  'A fox cub limps out of the hedge on a wet morning. Clean water, a soft bandage and patience can mend more than a paw.';
