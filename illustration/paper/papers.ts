/**
 * Named colours of paper that more than one drawing uses, as `#rrggbb`. A colour that only one drawing uses stays in that
 * file.
 */

// Colours that go with cloth. Cloth itself has ids (`CLOTH` in `figures/hero/body/palette.ts`).
export const CREAM = '#fbf4e6';
export const HONEY = '#e2a94b';
export const INK = '#33212a';
export const STEEL = '#9aa3a8';
export const WARM_WHITE = '#fff8ea';
export const THREAD = '#fff4dc';
export const SILVER = '#8f979c';
export const GLINT_ON_GLASS = '#fffdf5';
/** The shade of a small thing on what it lies on. */
export const SHADE = '#3a2226';

// Things: paint, wood, rope and paper of the props and the places.
export const AMBER = '#e5b04c';
export const TERRACOTTA = '#c8674a';
export const POPPY = '#c8604a';
export const SCARLET = '#c8503f';
export const TOADSTOOL = '#c9503f';
export const BARN_RED = '#b9503f';
export const RUG_RED = '#b9604a';
export const OLIVE = '#8fa67c';
export const STEM = '#66895a';
export const HARBOUR = '#5f86a3';
export const TEAPOT_BLUE = '#7f9fb0';
export const CRAYON_BLUE = '#4a5a8a';
export const DAMSON = '#6a4a66';
export const WOOD = '#a9764a';
export const DARK_WOOD = '#8a5f42';
export const FRESH_WOOD = '#d9b483';
export const WALNUT = '#7a5236';
export const TRUNK = '#7a563f';
export const SPAR = '#8a603c';
export const UMBER = '#8a5a3c';
export const SLATE = '#5a4248';
export const ROPE = '#c9a36c';
export const TWINE = '#b99c78';
export const STRAW = '#f4e3bb';
export const LINEN = '#f6ecd8';
export const SAILCLOTH = '#f0dcae';
export const IVORY = '#fbf1dc';
export const PLASTER = '#f4ead6';
export const CHALK = '#fbf5e8';
export const WHITE = '#ffffff';
export const CLOUD = '#fbf6ec';
export const WARM_CLOUD = '#fbf3e6';
export const PANE = '#cfe3e2';

// Animals: eyes, snouts, beaks, bellies.
export const SOOT = '#2a1b1c';
export const FLEECE = '#fbeeda';
export const BLUSH = '#e0684f';
export const GLINT = '#fff6e6';
export const THROAT = '#7d2f2e';
export const TONGUE = '#e98a7c';
export const BEAK = '#e59a3c';
export const BONE = '#f4e6c8';
export const NOSTRIL = '#83706d';
export const MILK = '#fffaf0';

// Light and gilding.
export const LAMP = '#ffd98c';
export const LAMP_GLOW = '#ffe1a0';
export const BULB = '#ffdf9c';
export const FLAME = '#fff0c0';
export const SUNLIGHT = '#fff3cf';
export const MOONLIGHT = '#fff0bd';
export const STARLIGHT = '#fbe3a0';
export const PALE_GOLD = '#f7dc93';
export const GILT = '#f2d184';
export const STARDUST = '#ffe9a3';
export const GOLD = '#e8b84c';
export const BRASS = '#d9ad52';
