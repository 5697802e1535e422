/** The styles that a prerendered page carries: those its markup can match. The whole sheets follow with its code. */
import Beasties from 'beasties';

const FONTS = /@font-face\s*\{[^}]*\}/g;

const beasties = new Beasties({
  external: false,
  fonts: false,
  keyframes: 'all',
  reduceInlineStyles: true,
  compress: false,
  logLevel: 'silent',
  // Attributes change after the build: the head script, clicks and turns set them. Beasties does not find Tailwind’s variants.
  allowRules: [/(?<!\\)\[/, /\\\[\\&/],
});

/**
 * The rules of `css` that can apply to `body` before its code runs. States such as `:hover` count as met. All `@font-face` rules
 * stay: the sheets that follow have none (`withoutFonts`).
 */
export async function criticalCss(css: string, body: string): Promise<string> {
  const page = await beasties.process(
    `<html lang="en"><head><style>${withoutFonts(css)}</style></head><body><div id="root">${body}</div></body></html>`,
  );
  // Beasties removes a style element that no rule is left in.
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(page) ?? [];
  return (css.match(FONTS) ?? []).join('') + style;
}

/** `css` without its `@font-face` rules: fonts that are declared twice load twice, and words blink. */
export function withoutFonts(css: string): string {
  return css.replace(FONTS, '');
}
