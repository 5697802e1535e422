/** Measured values, by measurement and candidate. */
export class Samples {
  readonly #values = new Map<string, number[]>();

  add(metric: string, candidate: string, value: number): void {
    const key = `${metric}|${candidate}`;
    this.#values.set(key, [...(this.#values.get(key) ?? []), value]);
  }

  median(metric: string, candidate: string): number {
    const sorted = [...(this.#values.get(`${metric}|${candidate}`) ?? [])].sort((a, b) => a - b);
    return sorted.length === 0
      ? Number.NaN
      : (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2;
  }

  mean(metric: string, candidate: string): number {
    const values = this.#values.get(`${metric}|${candidate}`) ?? [];
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  }
}
