/**
 * A picture as data. Coordinates are those of the page: 900 wide, 1320 high, y down, the proportions of the
 * picture on the right page of the open book. The ground where figures stand is near y 1190; nothing that
 * matters lies outside x 60–840. A `wide` crop (3:2, for phones and banners) shows 1500 × 1000 of the same
 * world, from x -300 and y 320; what stands above y 600 is squeezed into its lower sky, so a moon stays a moon.
 */
export const PAGE = { width: 900, height: 1320, ground: 1190, horizon: 820 } as const;

/**
 * Page units that a scene cut into sheets shows beyond the page on its left and right; backdrops are drawn at least so
 * far. Whole pixels at 720 and at 900 wide.
 */
export const SHEET_BLEED = 25;
