/** Work on the same thing, one after another, in the order it came. */
export class OneAtATime {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Does `work` when everything that came before it for `name` has ended, well or not. */
  async run<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(name) ?? Promise.resolve();
    const mine = before.then(work, work);
    const settled = mine.catch(() => undefined);
    this.#last.set(name, settled);
    try {
      return await mine;
    } finally {
      if (this.#last.get(name) === settled) this.#last.delete(name);
    }
  }
}
