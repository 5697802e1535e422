/** The named resources of one page: opacity states, forms, patterns, images, fonts. */
import type { PixelImage } from './png.ts';
import { formatNumber, type PdfWriter, type Ref } from './writer.ts';

type ResourceKind = 'ExtGState' | 'XObject' | 'Pattern' | 'Shading' | 'Font';

const RESOURCE_KINDS: readonly ResourceKind[] = ['ExtGState', 'XObject', 'Pattern', 'Shading', 'Font'];
const NAME_PREFIXES: Readonly<Record<ResourceKind, string>> = {
  ExtGState: 'G',
  XObject: 'X',
  Pattern: 'P',
  Shading: 'S',
  Font: 'F',
};

export class Resources {
  /** The dictionary's object, which `write` fills; every stream of the page refers to it. */
  readonly ref: Ref;
  readonly writer: PdfWriter;
  readonly #named = new Map<ResourceKind, Map<string, string>>();
  readonly #pending: Promise<unknown>[] = [];

  constructor(writer: PdfWriter) {
    this.writer = writer;
    this.ref = writer.reserve();
  }

  /** Names a resource; the same body gets the same name. @param body a reference or a dictionary */
  name(kind: ResourceKind, body: string): string {
    const known = this.#named.get(kind) ?? new Map<string, string>();
    this.#named.set(kind, known);
    const name = known.get(body) ?? `${NAME_PREFIXES[kind]}${known.size}`;
    known.set(body, name);
    return name;
  }

  /** A graphics state with the opacity of fills and strokes, 0–1. */
  opacityState(fill: number, stroke: number): string {
    return this.name('ExtGState', `<</ca ${formatNumber(fill)}/CA ${formatNumber(stroke)}>>`);
  }

  /** Starts a stream that is compressed while others are written; `write` waits for it. */
  stream(entries: string, content: string | Uint8Array): Ref {
    const ref = this.writer.reserve();
    this.#pending.push(this.writer.stream(entries, content, ref));
    return ref;
  }

  /** A form: content drawn as one unit. @param box its four sides @param grey in greyscale, as masks are */
  form(content: string, box: readonly number[], grey = false): Ref {
    const group = `/Group<</S/Transparency/CS/${grey ? 'DeviceGray' : 'DeviceRGB'}/I true>>`;
    return this.stream(
      `/Type/XObject/Subtype/Form/BBox[${box.map(formatNumber).join(' ')}]/Resources ${this.ref} 0 R${group}`,
      content,
    );
  }

  /** A graphics state that masks what follows by the form's brightness. */
  luminosityMask(form: Ref): string {
    return this.name('ExtGState', `<</SMask<</Type/Mask/S/Luminosity/G ${form} 0 R/BC[0]>>>>`);
  }

  /** Waits for all streams and writes the dictionary. */
  async write(): Promise<void> {
    await Promise.all(this.#pending);
    const entries = RESOURCE_KINDS.flatMap((kind) => {
      const named = this.#named.get(kind);
      if (!named) return [];
      return `/${kind}<<${[...named].map(([body, name]) => `/${name} ${body}`).join('')}>>`;
    });
    this.writer.put(`<<${entries.join('')}>>`, this.ref);
  }
}

/** Images, each written once per file. */
export class Images {
  readonly #writer: PdfWriter;
  readonly #known = new Map<string, Promise<Ref>>();

  constructor(writer: PdfWriter) {
    this.#writer = writer;
  }

  /** @param key equal keys are the same image */
  add(key: string, pixels: () => PixelImage): Promise<Ref> {
    const known = this.#known.get(key);
    if (known) return known;
    const adding = this.#write(pixels());
    this.#known.set(key, adding);
    return adding;
  }

  async #write({ width, height, colours, cover }: PixelImage): Promise<Ref> {
    const size = `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent 8`;
    const mask = await this.#writer.stream(`${size}/ColorSpace/DeviceGray`, cover);
    return this.#writer.stream(`${size}/ColorSpace/DeviceRGB/SMask ${mask} 0 R`, colours);
  }
}
