/** One page of a PDF: its content, named resources, and tags for screen readers. */

import type { PageFormat } from './page-format.ts';
import { Resources } from './resources.ts';
import { type PdfWriter, type Ref, textString } from './writer.ts';

/** The structure role of a part of a page, as PDF names it. */
export type StructureRole = 'H1' | 'P' | 'Figure' | 'Note';

interface TaggedPart {
  readonly role: StructureRole;
  readonly alt: string | undefined;
}

/** A written page with its tags. */
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

  /** Draws content tagged as `role`. `alt` describes a picture. */
  tagged(role: StructureRole, ops: string, alt?: string): void {
    this.#out.push(`/${role}<</MCID ${this.#parts.length}>>BDC`, ops, 'EMC');
    this.#parts.push({ role, alt });
  }

  /** Draws decoration, such as a background or a page number, which screen readers skip. */
  decoration(ops: string): void {
    this.#out.push('/Artifact BMC', ops, 'EMC');
  }

  /** Writes the page. @param index its index among the pages, from 0 */
  async write(writer: PdfWriter, parent: Ref, index: number): Promise<WrittenPage> {
    const contents = await writer.stream('', [...this.#out, this.format.end].join('\n'));
    await this.resources.write();
    const ref = writer.put(
      `<</Type/Page/Parent ${parent} 0 R${this.format.boxes}/Resources ${this.resources.ref} 0 R/Contents ${contents} 0 R/StructParents ${index}/Tabs/S/Group<</S/Transparency/CS/DeviceRGB>>>>`,
    );
    return { ref, parts: this.#parts };
  }
}

/** Writes the structure tree of all pages in order. @returns its root */
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
