/**
 * Generates the design's paper panels, one small SVG a colour for a nine-slice `border-image`, and the linen tile of
 * the table. Run after a token changes: `npx tsx scripts/kit/generate-panels.ts`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

type PanelTheme = 'day' | 'evening';
type PanelTexture = { name: string; fill: Record<PanelTheme, string>; seed: number; high?: boolean };

const SHEETS: PanelTexture[] = [
  { name: 'cream', fill: { day: '#FCF7EC', evening: '#40363A' }, seed: 1 },
  { name: 'high', fill: { day: '#FCF7EC', evening: '#40363A' }, seed: 8, high: true },
  { name: 'linen', fill: { day: '#F1E8D7', evening: '#352C2F' }, seed: 2 },
  { name: 'sage', fill: { day: '#C9D5BA', evening: '#46553F' }, seed: 3 },
  { name: 'clay', fill: { day: '#EBC6AF', evening: '#6B4032' }, seed: 4 },
  { name: 'honey', fill: { day: '#F7E3B4', evening: '#5E4A26' }, seed: 6 },
  { name: 'dusk', fill: { day: '#C6D3DA', evening: '#3A4B5C' }, seed: 7 },
];

/** Park–Miller: random enough for cut edges, and the same at every run. */
function dealer(seed: number): () => number {
  let state = seed * 7919 + 11;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/** A rectangle from 40 to 200 in a 240 box, with hand-cut sides and four different corners. */
function handCutOutline(seed: number, radius: number): string {
  const deal = dealer(seed);
  const wobble = () => ((deal() - 0.5) * 2.6).toFixed(1);
  const [near, far] = [40, 200];
  const corners = [0, 1, 2, 3].map(() => Math.round(radius * (0.75 + deal() * 0.6)));
  const [tl, tr, br, bl] = corners as [number, number, number, number];
  const across = (x0: number, x1: number, y: number) => {
    const [a, b] = [x0 + (x1 - x0) / 3, x0 + ((x1 - x0) * 2) / 3];
    return `C${a.toFixed(0)} ${y + Number(wobble())} ${b.toFixed(0)} ${y + Number(wobble())} ${x1} ${y}`;
  };
  const foldShade = (y0: number, y1: number, x: number) => {
    const [a, b] = [y0 + (y1 - y0) / 3, y0 + ((y1 - y0) * 2) / 3];
    return `C${x + Number(wobble())} ${a.toFixed(0)} ${x + Number(wobble())} ${b.toFixed(0)} ${x} ${y1}`;
  };
  return (
    `M${near + tl} ${near}${across(near + tl, far - tr, near)}Q${far} ${near} ${far} ${near + tr}` +
    `${foldShade(near + tr, far - br, far)}Q${far} ${far} ${far - br} ${far}` +
    `${across(far - br, near + bl, far)}Q${near} ${far} ${near} ${far - bl}` +
    `${foldShade(far - bl, near + tl, near)}Q${near} ${near} ${near + tl} ${near}Z`
  );
}

function sheetSvg(sheet: PanelTexture, theme: PanelTheme): string {
  const d = handCutOutline(sheet.seed, sheet.high ? 18 : 13);
  const dark = theme === 'evening';
  const shadow = dark ? '#000' : '#3A2214';
  const strength = (sheet.high ? 0.3 : 0.2) * (dark ? 2.2 : 1);
  const lift = sheet.high ? 13 : 8;
  const blur = sheet.high ? 11 : 7;
  const rim = dark ? 0.12 : 0.75;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240"><defs><path id="p" d="${d}"/>` +
    `<filter id="b" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${blur}"/></filter>` +
    `<filter id="t" x="-9%" y="-9%" width="120%" height="120%"><feGaussianBlur stdDeviation="1.3"/></filter></defs>` +
    `<use href="#p" x="3" y="${lift}" fill="${shadow}" opacity="${strength.toFixed(2)}" filter="url(#b)"/>` +
    `<use href="#p" x="1" y="2" fill="${shadow}" opacity="${(strength * 1.2).toFixed(2)}" filter="url(#t)"/>` +
    `<use href="#p" fill="${sheet.fill[theme]}"/>` +
    `<use href="#p" x=".5" y=".7" fill="none" stroke="#fff" stroke-opacity="${rim}" stroke-width="1.1"/></svg>`
  );
}

const inCss = (svg: string) =>
  `url("data:image/svg+xml,${svg.replaceAll('"', "'").replaceAll('%', '%25').replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')}")`;
const properties = (theme: PanelTheme) =>
  SHEETS.map((sheet) => `  --sheet-${sheet.name}: ${inCss(sheetSvg(sheet, theme))};`).join('\n');

/** Two crossing threads of stretched noise, over the table's own colour. */
async function weaveTile(theme: PanelTheme): Promise<Buffer> {
  const [r, g, b] = theme === 'day' ? [0.36, 0.26, 0.14] : [1, 0.9, 0.8];
  const alpha = theme === 'day' ? '.5 0 0 0 -.215' : '.22 0 0 0 -.105';
  const matrix = `0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} ${alpha}`;
  const thread = (id: string, frequency: string, seed: number) =>
    `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="${seed}" stitchTiles="stitch"/><feColorMatrix values="${matrix}"/></filter>`;
  const base = theme === 'day' ? '#E6DAC5' : '#2C2524';
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="260" height="260"><rect width="260" height="260" fill="${base}"/>` +
    `${thread('n', '.03 .7', 4)}${thread('m', '.7 .03', 9)}` +
    `<rect width="260" height="260" filter="url(#n)" opacity=".55"/><rect width="260" height="260" filter="url(#m)" opacity=".55"/></svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 90 }).toBuffer();
}

const header = '/* Written by scripts/kit/generate-panels.ts; change that and run it again. */\n';
writeFileSync(
  'src/design/paper-images.css',
  `${header}:root {\n${properties('day')}\n}\n:root {\n@variant evening {\n${properties('evening')}\n}\n}\n`,
);
mkdirSync('public/paper', { recursive: true });
for (const theme of ['day', 'evening'] as const) {
  const tile = await weaveTile(theme);
  writeFileSync(`public/paper/table-${theme}.webp`, tile);
  console.log(`table-${theme}.webp ${tile.length} bytes`);
}
