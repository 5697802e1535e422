/**
 * The coordinates of a picture: 900 wide, 1320 high, y down, in the proportions of the right page of the open book.
 * Figures stand near y 1190; nothing that matters is outside x 60–840. The `wide` crop (3:2, for phones and banners)
 * shows 1500 × 1000 of the same world, from x -300 and y 320; what is above y 600 is squeezed into its lower sky.
 */
export const PAGE = { width: 900, height: 1320, ground: 1190, horizon: 820 } as const;

/**
 * Page units that parallax sheets show beyond the page on the left and right. Backdrops reach at least that far. They are
 * whole pixels at widths of 720 and 900.
 */
export const SHEET_BLEED = 25;
