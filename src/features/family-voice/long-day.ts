/** A day as families read it: “December 28, 2026”. */
export const longDay = (day: Date): string =>
  day.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' });
