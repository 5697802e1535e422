/** The mean of some numbers; NaN of none. */
export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean of several lists of equal length, place by place; empty of none. */
export const meanOfEach = (lists: readonly (readonly number[])[]): number[] =>
  (lists[0] ?? []).map((_, at) => mean(lists.map((list) => list[at] ?? 0)));

/** The value in the middle, the upper one of two; 0 of none. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? 0;
};
