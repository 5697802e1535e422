/** One page of a PDF: what is drawn on it, what it calls by name, and what a screen reader is told of it. */

import type { PageFormat } from './page-format.ts';
import { Resources } from './resources.ts';
import { type PdfWriter, type Ref, textString } from './writer.ts';

/** What a part of a page is, as PDF names it. */
export type Role = 'H1' | 'P' | 'Figure' | 'Note';

interface TaggedPart {
  readonly role: Role;
  readonly alt: string | undefined;
}

/** A finished page, and what it has told. */
export interface WrittenPage {
  readonly ref: Ref;
  readonly parts: readonly TaggedPart[];
}

export class Page {
  readonly resources: Resources;
  readonly format: PageFormat;
  readonly #out: string[];
  readonly #parts: TaggedPart[] = [];

  constructor(writer: PdfWriter, format: PageFormat) {
    this.resources = new Resources(writer);
    this.format = format;
    this.#out = [format.begin];
  }

  /** Lays something down that is read as `role`. `alt` is said in place of a picture. */
  tagged(role: Role, ops: string, alt?: string): void {
    this.#out.push(`/${role}<</MCID ${this.#parts.length}>>BDC`, ops, 'EMC');
    this.#parts.push({ role, alt });
  }

  /** Lays down what only decorates: a ground, a page's number. */
  decoration(ops: string): void {
    this.#out.push('/Artifact BMC', ops, 'EMC');
  }

  /** Writes the page. @param index its place among the pages, from 0 */
  async write(writer: PdfWriter, parent: Ref, index: number): Promise<WrittenPage> {
    const contents = await writer.stream('', [...this.#out, this.format.end].join('\n'));
    await this.resources.write();
    const ref = writer.put(
      `<</Type/Page/Parent ${parent} 0 R${this.format.boxes}/Resources ${this.resources.ref} 0 R/Contents ${contents} 0 R/StructParents ${index}/Tabs/S/Group<</S/Transparency/CS/DeviceRGB>>>>`,
    );
    return { ref, parts: this.#parts };
  }
}

/** Writes what is told of all pages in order. @returns the root of that tree */
export function writeStructure(writer: PdfWriter, pages: readonly WrittenPage[]): Ref {
  const [root, documentElement] = [writer.reserve(), writer.reserve()];
  const elements = pages.map(({ ref, parts }) =>
    parts.map(({ role, alt }, id) =>
      writer.put(
        `<</Type/StructElem/S/${role}/P ${documentElement} 0 R/Pg ${ref} 0 R/K ${id}${alt ? `/Alt${textString(alt)}` : ''}>>`,
      ),
    ),
  );
  const list = (refs: readonly Ref[]) => `[${refs.map((ref) => `${ref} 0 R`).join(' ')}]`;
  const parents = writer.put(`<</Nums[${elements.map((refs, page) => `${page} ${list(refs)}`).join(' ')}]>>`);
  writer.put(`<</Type/StructElem/S/Document/P ${root} 0 R/K${list(elements.flat())}>>`, documentElement);
  return writer.put(
    `<</Type/StructTreeRoot/K ${documentElement} 0 R/ParentTree ${parents} 0 R/ParentTreeNextKey ${pages.length}>>`,
    root,
  );
}
