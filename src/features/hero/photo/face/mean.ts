/** The mean of some numbers; NaN of none. */
export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean of several lists of equal length, place by place; empty of none. */
export const meanOfEach = (lists: readonly (readonly number[])[]): number[] =>
  (lists[0] ?? []).map((_, at) => mean(lists.map((list) => list[at] ?? 0)));
