export const blurb =
  'One small rocket means to be farther from bed at bedtime than anyone has ever been. There is only one rule: good night is said together, on three.';
