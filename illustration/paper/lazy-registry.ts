/**
 * Records of one kind, fetched one by one as a picture needs them. Drawing never waits, so whoever draws has them fetched
 * before (`scene/needs.ts`, `hero/needs.ts`); where the whole kit is wanted, `whole-kit.ts` lays all of it out.
 */
export class LazyRegistry<Id extends string, Part> {
  readonly #kind: string;
  readonly #files: Readonly<Record<Id, () => Promise<Part>>>;
  readonly #here = new Map<Id, Part>();
  readonly #onTheWay = new Map<Id, Promise<void>>();

  /** `kind` is what an error calls one of them. */
  constructor(kind: string, files: Readonly<Record<Id, () => Promise<Part>>>) {
    this.#kind = kind;
    this.#files = files;
  }

  /** Whether there is one of this name, fetched or not. */
  has(id: string): id is Id {
    return Object.hasOwn(this.#files, id);
  }

  /** Throws where it was not fetched. */
  get(id: Id): Part {
    const part = this.#here.get(id);
    if (part === undefined)
      throw new Error(
        `The ${this.#kind} “${id}” was not fetched: see scene/needs.ts, or import whole-kit.ts.`,
      );
    return part;
  }

  /** Resolves when all of these can be drawn; rejects when one can't be fetched, and may be tried again. */
  async fetch(ids: Iterable<Id>): Promise<void> {
    await Promise.all(Array.from(ids, (id) => this.#one(id)));
  }

  /** Lays out records that are here anyway. */
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
