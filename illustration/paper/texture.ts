/** The textures of paper: three small tiles, some of them turned, so that neighbouring pieces differ. */
import { TILES } from './texture-tiles.ts';

/** felt: fibres, for what may be touched. brush: a wash of long strokes, for backdrops. grain: fine tooth. */
export type Texture = 'felt' | 'feltTurned' | 'brush' | 'brushUpright' | 'grain';

const TURNED: Record<Texture, { readonly tile: keyof typeof TILES; readonly transform?: string }> = {
  felt: { tile: 'felt', transform: 'scale(.7)' },
  feltTurned: { tile: 'felt', transform: 'rotate(64)scale(.95)' },
  brush: { tile: 'brush', transform: 'rotate(-8)scale(1.9)' },
  brushUpright: { tile: 'brush', transform: 'rotate(86)scale(1.5)' },
  grain: { tile: 'grain' },
};

/** Prefix of the pattern ids that drawings with `textures: 'shared'` refer to. */
export const SHARED_PREFIX = 'paper-';

/** `<pattern>` definitions of the given textures, their ids being `prefix` + name. */
export function textureDefs(prefix: string, textures: Iterable<Texture>): string {
  let out = '';
  for (const name of textures) {
    const { tile, transform } = TURNED[name];
    const { width, height, href } = TILES[tile];
    out += `<pattern id="${prefix}${name}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"`;
    out += transform ? ` patternTransform="${transform}">` : '>';
    out += `<image href="${href}" width="${width}" height="${height}"/></pattern>`;
  }
  return out;
}

/**
 * An invisible `<svg>` to put once into a page that shows many drawings made with `textures: 'shared'`. It must not
 * be `display: none`, or the patterns it defines would not paint.
 */
export function sharedTextures(): string {
  const defs = textureDefs(SHARED_PREFIX, Object.keys(TURNED) as Texture[]);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true" focusable="false"><defs>${defs}</defs></svg>`;
}
