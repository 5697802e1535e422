/**
 * Records of one kind, loaded one by one. Drawing is synchronous, so a picture's records are fetched before it is drawn
 * (`scene/svg/fetch-parts.ts`, `figures/hero/look/fetch-looks.ts`). `load-all-parts.ts` adds all of them.
 */
export class LazyRegistry<Id extends string, Part> {
  readonly #kind: string;
  readonly #files: Readonly<Record<Id, () => Promise<Part>>>;
  readonly #here = new Map<Id, Part>();
  readonly #onTheWay = new Map<Id, Promise<void>>();

  /** `kind` is the word for a record in error messages. */
  constructor(kind: string, files: Readonly<Record<Id, () => Promise<Part>>>) {
    this.#kind = kind;
    this.#files = files;
  }

  /** Whether a record of this id exists, fetched or not. */
  has(id: string): id is Id {
    return Object.hasOwn(this.#files, id);
  }

  /** Returns a fetched record. Throws when it was not fetched. */
  get(id: Id): Part {
    const part = this.#here.get(id);
    if (part === undefined)
      throw new Error(
        `The ${this.#kind} “${id}” was not fetched: call fetchParts() first, or import load-all-parts.ts.`,
      );
    return part;
  }

  /** Resolves when all of these are fetched. Rejects when one can't be fetched; calling it again retries. */
  async fetch(ids: Iterable<Id>): Promise<void> {
    await Promise.all(Array.from(ids, (id) => this.#one(id)));
  }

  /** Adds records that are already loaded. */
  add(parts: Readonly<Record<Id, Part>>): void {
    for (const [id, part] of Object.entries(parts)) this.#here.set(id as Id, part as Part);
  }

  #one(id: Id): Promise<void> | undefined {
    if (this.#here.has(id)) return undefined;
    const known = this.#onTheWay.get(id);
    if (known) return known;
    const coming = this.#files[id]()
      .then((part) => void this.#here.set(id, part))
      .finally(() => this.#onTheWay.delete(id));
    this.#onTheWay.set(id, coming);
    return coming;
  }
}
