/** Measured values, by measurement and candidate. */
export class Samples {
  readonly #values = new Map<string, number[]>();

  add(what: string, by: string, value: number): void {
    const key = `${what}|${by}`;
    this.#values.set(key, [...(this.#values.get(key) ?? []), value]);
  }

  median(what: string, by: string): number {
    const sorted = [...(this.#values.get(`${what}|${by}`) ?? [])].sort((a, b) => a - b);
    return sorted.length === 0
      ? Number.NaN
      : (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2;
  }

  mean(what: string, by: string): number {
    const values = this.#values.get(`${what}|${by}`) ?? [];
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  }
}
