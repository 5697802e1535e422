/** The SVG around a drawing. */
import type { Textures } from './mark-options.ts';
import { shortNumber } from './path-writer.ts';
import { type Texture, textureDefs } from './texture.ts';

/** The part of the picture that is shown. */
export interface ViewBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface DocumentParts {
  readonly defs: string;
  readonly body: string;
  readonly textures: ReadonlySet<Texture>;
  /** Start of the texture ids. */
  readonly prefix: string;
  readonly mode: Textures;
  readonly title?: string;
  readonly size?: boolean;
  readonly grain?: boolean;
}

/** Returns an SVG of a view, with round joins, and strokes behind fills. */
export function svgDocument(view: ViewBox, parts: DocumentParts): string {
  const { mode, prefix, title } = parts;
  const box = [view.x, view.y, view.width, view.height].map(shortNumber);
  const own = mode === 'standalone' ? textureDefs(prefix, parts.textures) : '';
  const named = title
    ? ` role="img"><title>${escaped(title)}</title>`
    : ' aria-hidden="true" focusable="false">';
  const sized = parts.size ? ` width="${box[2]}" height="${box[3]}"` : '';
  const grain =
    parts.grain && mode !== 'none'
      ? `<rect x="${box[0]}" y="${box[1]}" width="${box[2]}" height="${box[3]}" fill="url(#${prefix}grain)"/>`
      : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}"${sized}${named}<defs>${own}${parts.defs}</defs><g stroke-linejoin="round" stroke-linecap="round" paint-order="stroke">${parts.body}${grain}</g></svg>`;
}

/** A number between 0 and 1 in at most two decimals. */
export function hundredths(value: number): string {
  const n = Math.round(Math.max(0, Math.min(1, value)) * 100);
  if (n === 0 || n === 100) return n === 0 ? '0' : '1';
  return n % 10 === 0 ? `.${n / 10}` : n < 10 ? `.0${n}` : `.${n}`;
}

/** Escapes text for markup. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
