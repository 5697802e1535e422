/** Step 7, layers: the pieces that a scene cuts for itself: a rope, a mass of water, rings of sound, a wall, a word on a sign. */

import type { Cutter } from '../../paper/cutter.ts';
import { LETTERING } from '../../paper/letter-shapes.ts';
import type { Point } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import { drawOnStock } from '../../paper/printed-on.ts';
import type { BackdropLayer } from '../../parts/backdrop-stage.ts';
import type { LettersCut, LineCut, RingsCut, SceneCut, SheetCut } from '../format/cuts.ts';
import type { Place, Spot } from '../format/places.ts';
import type { Placing } from '../format/placing.ts';
import { cutOrigin } from '../layout/cut-anchors.ts';
import { drawHandwriting, handwritingWidth, SYSTEM_EM, shrinkFactor, systemWidth } from './handwriting.ts';
import { drawTornSheet, drawVellum } from './torn-edges.ts';

/** Height of a capital, em. */
const CAPITAL = 0.7;
const LEADING = 1.35;

export interface CutContext {
  readonly c: Cutter;
  spot(spot: Spot): Place;
  /** Puts the children's names into a text. */
  withNames(text: string): string;
  depthOf(cut: Placing): number;
}

/** The pieces as layers, each at its depth. */
export function cutLayers(cuts: readonly SceneCut[], context: CutContext): BackdropLayer[] {
  return cuts.map((cut) => ({ depth: context.depthOf(cut), draw: () => drawCut(cut, context) }));
}

function drawCut(cut: SceneCut, context: CutContext): void {
  const { c } = context;
  const [x, y] = cutOrigin(cut, (spot) => context.spot(spot));
  const draw = () => {
    if ('shape' in cut) drawSheet(c, cut);
    else if ('rings' in cut) drawRings(c, cut);
    else if ('letters' in cut) drawLetters(c, cut, context.withNames(cut.letters));
    else drawLine(cut, context);
  };
  const fades = 'shape' in cut && !cut.vellum && (cut.lift ?? 1) > 0 && cut.opacity !== undefined;
  const drawFaded = () => (fades ? c.paper.faint(cut.opacity!, draw) : draw());
  c.at(x, y, { scale: cut.scale ?? 1, turn: cut.turn ?? 0 }, drawFaded);
}

function drawSheet(c: Cutter, cut: SheetCut): void {
  const { shape, colour, lift = 1, lit = true, holes, print } = cut;
  if (cut.vellum) {
    drawVellum(c, pts(shape), colour, cut.opacity);
    return;
  }
  if (lift <= 0) {
    c.patch(shape, colour, cut.opacity ?? 1, lit);
    return;
  }
  const options = { lift, lit, tex: 'brush' as const, ...(holes ? { holes } : {}) };
  drawOnStock(c.paper, print, () => {
    if (cut.torn) drawTornSheet(c, pts(shape), colour, options);
    else if (cut.snip) c.cut(shape, colour, options);
    else c.blob(shape, colour, options);
  });
}

function drawRings(c: Cutter, { rings, colour, width, flat = 1, opacity = 1, lit = true }: RingsCut): void {
  for (const radius of [...rings].sort((a, b) => b - a)) {
    if (width === undefined) c.dot(0, 0, radius, radius * flat, colour, opacity, lit);
    else
      c.paper.ellipse(0, 0, radius, radius * flat, 'none', {
        stroke: colour,
        strokeWidth: width,
        opacity,
        lit,
      });
  }
}

function drawLine(
  { line, from, to, sag = 0, width, colour, opacity = 1, dash, lit = true }: LineCut,
  context: CutContext,
): void {
  const points: readonly Point[] = line
    ? pts(line)
    : ropeBetween(context.spot(from!), context.spot(to!), sag);
  context.c.paper.line(points, colour, width, { opacity, lit, step: 10, ...(dash ? { dash } : {}) });
}

/** Points of a rope that hangs between two places. */
function ropeBetween([ax, ay]: Place, [bx, by]: Place, sag: number): Point[] {
  return Array.from({ length: 9 }, (_, i): Point => {
    const t = i / 8;
    return [ax + (bx - ax) * t, ay + (by - ay) * t + sag * 4 * t * (1 - t)];
  });
}

/**
 * Draws lines of cut letters, centred. A line with a character that the kit has no letter for is set as text in a system font.
 * Long names make the letters smaller.
 */
function drawLetters(c: Cutter, cut: LettersCut, text: string): void {
  const { colour, lit = true, opacity = 1 } = cut;
  if (cut.hand) {
    const size = cut.size * shrinkFactor(cut.letters, text, handwritingWidth);
    drawHandwriting(c, text, { size, colour, opacity, lit });
    return;
  }
  const { GLYPHS, KERNING } = LETTERING.get('felt');
  const isCut = (line: string) => [...line].every((char) => char === ' ' || GLYPHS[char]);
  const advance = (char: string, next = '') =>
    char === ' ' ? 26 : GLYPHS[char]!.advance + (KERNING[char + next] ?? 0);
  const cutWidth = (chars: readonly string[]) =>
    chars.reduce((sum, char, i) => sum + advance(char, chars[i + 1]), 0);
  const size =
    cut.size *
    shrinkFactor(cut.letters, text, (line) =>
      isCut(line) ? cutWidth([...line]) / CAPITAL / 100 : systemWidth(line),
    );
  const k = size / CAPITAL / 100;
  text.split('\n').forEach((line, row, all) => {
    const baseline = (row - (all.length - 1) / 2) * size * LEADING + size / 2;
    if (!isCut(line)) {
      c.paper.write(line, 0, baseline, size * SYSTEM_EM, colour, { opacity, lit });
      return;
    }
    const chars = [...line];
    let x = (-cutWidth(chars) / 2) * k;
    chars.forEach((char, i) => {
      const glyph = GLYPHS[char];
      if (glyph)
        c.paper.at({ x, y: baseline, scale: k }, () =>
          c.paper.flat(glyph.outlines.map(pts), colour, { opacity, lit, step: 6, jitter: 0.2 }),
        );
      x += advance(char, chars[i + 1]) * k;
    });
  });
}
