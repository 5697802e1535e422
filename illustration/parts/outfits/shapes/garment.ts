/**
 * The record of an outfit: cloth for trunk, sleeves, legs and feet; and shapes that outfits share. Trunk frame: hip joint
 * 0, 0; shoulders y −66.
 */

import type { Doll } from '../../../figures/hero/body/doll.ts';
import { CLOTH, darker, INK, SHADE } from '../../../figures/hero/body/palette.ts';
import type { ClothId, ExtraId } from '../../../figures/hero/look/look-options.ts';
import type { Drape } from '../../../figures/hero/pose/pose-data.ts';
import { mix } from '../../../paper/colour.ts';
import { type Outline, star } from '../../../paper/outline.ts';
import { pts } from '../../../paper/points.ts';
import type { Texture } from '../../../paper/texture.ts';

/** Draws a print along the centre line of a limb. */
export type LimbPrint = (doll: Doll, line: Outline) => void;

export interface Sleeve {
  /** Part of the arm covered, 0–1. */
  readonly length: number;
  readonly colour: string;
  readonly flare?: number;
  readonly puff?: boolean;
  readonly cuff?: string;
  readonly stripe?: string;
  readonly print?: LimbPrint;
}

export interface Legwear {
  readonly trousers?: {
    readonly colour: string;
    /** Part of the leg covered, 0–1. */
    readonly length: number;
    readonly widths?: readonly number[];
    readonly flare?: number;
    readonly turnUp?: string;
    readonly patch?: string;
    readonly texture?: Texture;
    readonly print?: LimbPrint;
  };
  readonly socks?: { readonly colour: string; readonly from: number; readonly stripe?: string };
  readonly tights?: string;
}

export interface Shoes {
  readonly kind: 'laced' | 'mary' | 'boot' | 'slipper' | 'fin' | 'paw';
  readonly colour: string;
  readonly trim?: string;
  readonly sole?: string;
}

export interface Garment {
  readonly sleeve: Sleeve;
  readonly legwear: Legwear;
  readonly shoes: Shoes;
  readonly texture?: Texture;
  readonly glove?: string;
  /** A skirt that lies over the thighs of a seated child. */
  readonly skirt?: { readonly colour: string; readonly texture?: Texture };
  /** The trunk, collar and all. */
  readonly torso: (doll: Doll, drape: Drape) => void;
  /** The trunk from behind: no buttons, no bib, what is tied or worn there. */
  readonly back: (doll: Doll, drape: Drape) => void;
  /** Drawn behind everything: a robe's train, a tail. Seen from behind it is in front. */
  readonly behind?: (doll: Doll) => void;
  /** What it puts on the head, over the hair, in the head's frame. */
  readonly onHead?: (doll: Doll) => void;
  /** What it puts behind the head: a hood. */
  readonly behindHead?: (doll: Doll) => void;
  /** The same head from behind: a hood's other side. */
  readonly onHeadBack?: (doll: Doll) => void;
}

/** An outfit. To add one, add a file to `outfits/`. */
export interface Outfit {
  /** The name of its file. It is stored with heroes and never changes. */
  readonly id: string;
  /** Its order on the Create screen. */
  readonly order: number;
  readonly label: string;
  /** Cloths that suit it, the first being the default; any other works too. */
  readonly colours: readonly ClothId[];
  /** Only Premium members may wear it. */
  readonly premium?: true;
  /** Clothes of grown-ups' work and of babies, and what a photo is read as: worn only where chosen, never by shuffled or random children. */
  readonly chosenOnly?: true;
  /** It has a hood: hats are left out, and hair stays inside. */
  readonly hood?: true;
  /** Units its hood rises above the head's own 50. */
  readonly rise?: number;
  /** The hat that belongs to it, which is then cut from its cloth. */
  readonly hat?: ExtraId;
  /** How far skirts reach from the seat, and shoes from the ankle, where that is more than usual. */
  readonly hem?: number;
  readonly foot?: number;
  /** How far a tail or cape swings from the seat, and down from it while the child is upright. */
  readonly trails?: readonly [around: number, down: number];
  readonly cut: (doll: Doll) => Garment;
}

/** Builds the record of an outfit. */
export function outfit(
  about: Omit<Outfit, 'colours' | 'cut'>,
  colours: Outfit['colours'],
  cut: Outfit['cut'],
): Outfit {
  return { ...about, colours, cut };
}

/** A bell of cloth from the shoulders to a hem. */
export function bell(hemWidth: number, hemY: number, shoulder = 25, waist = 24): Outline {
  return pts`
    -11,-78 ${-shoulder + 4},-72 ${-shoulder - 3},-60 ${-waist},-34 ${-hemWidth},${hemY}!
    ${-hemWidth * 0.5},${hemY + 2.5} 0,${hemY + 3} ${hemWidth * 0.5},${hemY + 2.5} ${hemWidth},${hemY}!
    ${waist},-34 ${shoulder + 3},-60 ${shoulder - 4},-72 11,-78 0,-74
  `;
}

/** The seam down the middle of a back. */
export function backSeam(doll: Doll, colour: string, from = -70, to = 4): void {
  doll.paper.brush(pts`0,${from} 1,${(from + to) / 2} 0,${to}`, 1.6, seamOf(colour), {
    opacity: 0.5,
    ends: 0.8,
  });
}

/** A knitted or sewn neck from behind. */
export function backCollar(doll: Doll, colour: string): void {
  doll.paper.sheet(pts`-14,-79 0,-80 14,-79 15,-73 0,-71 -15,-73`, colour, {
    jitter: 0.3,
    step: 5,
    lift: 0.5,
  });
}

/** How far a hem falls in a drape: seated hems ride up and spread. */
export function hem(drape: Drape, width: number, y: number): [width: number, y: number] {
  if (drape === 'seated') return [width * 1.04, Math.min(y, 10 + y * 0.22)];
  return [width, y];
}

export function button(doll: Doll, x: number, y: number, colour: string, r = 2.6): void {
  const { paper } = doll;
  paper.ellipse(x + 0.6, y + 1.2, r, r, SHADE, { opacity: 0.3 });
  paper.ellipse(x, y, r, r, colour);
  paper.ellipse(x - 0.7, y, 0.5, 0.5, mix(colour, INK, 0.5));
  paper.ellipse(x + 0.8, y, 0.5, 0.5, mix(colour, INK, 0.5));
}

/** A round knitted neck. */
export function roundCollar(doll: Doll, colour: string): void {
  doll.paper.sheet(pts`-13,-79 -6,-75 0,-74 6,-75 13,-79 14,-72 6,-67.6 0,-67 -6,-67.6 -14,-72`, colour, {
    jitter: 0.3,
    step: 5,
    lift: 0.5,
    texture: 'felt',
  });
}

/** Horizontal stripes over a trunk. */
export function stripes(
  doll: Doll,
  colour: string,
  from: number,
  to: number,
  every: number,
  width: number,
): void {
  for (let y = from; y < to; y += every) {
    doll.paper.flat(
      pts`
        -44,${y}! -14,${y + 1.2} 14,${y + 1.4} 44,${y}! 44,${y + width}! 14,${y + width + 1.6}
        -14,${y + width + 1.2} -44,${y + width}!
      `,
      colour,
    );
  }
}

/** Two small pockets with flaps, mirrored. */
export function pocket(
  doll: Doll,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  flap?: string,
): void {
  const { paper } = doll;
  const w = width / 2;
  paper.sheet(
    pts`
      ${x - w},${y}! ${x + w},${y - 0.6}! ${x + w * 0.95},${y + height - 2} ${x},${y + height}
      ${x - w * 0.95},${y + height - 2}
    `,
    colour,
    { jitter: 0.3, lift: 0.4 },
  );
  if (flap)
    paper.sheet(
      pts`
        ${x - w - 1},${y - 2}! ${x + w + 1},${y - 2.6}! ${x + w},${y + height * 0.32}
        ${x},${y + height * 0.46} ${x - w},${y + height * 0.34}
      `,
      flap,
      { jitter: 0.3, lift: 0.35 },
    );
}

export function starPatch(doll: Doll, x: number, y: number, size: number, colour = CLOTH.butter): void {
  doll.paper.sheet(star(size, size * 0.47, 5, x, y), colour, { jitter: 0.15, step: 20, lift: 0.3 });
}

/** Dashes of thread along a line. */
export function stitches(doll: Doll, lines: readonly Outline[], colour: string, opacity = 0.8): void {
  doll.paper.line(lines, colour, 1.1, { opacity, dash: [3, 2.4] });
}

/** The seat of trousers, between the legs and the trunk. */
export function seat(doll: Doll, colour: string, texture?: Texture): void {
  doll.paper.sheet(pts`-24,-10 24,-10 24,8 10,13 0,12 -10,13 -24,8`, colour, {
    lift: 0,
    edge: 'none',
    ...(texture ? { texture } : {}),
  });
}

export const seamOf = (colour: string): string => darker(colour, 0.34);
