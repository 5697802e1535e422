import { HAIR_COLOURS } from '../../../../illustration/figures/hero/look/look-options.ts';

/**
 * The hair colours that a photo may find, in the order of the palette. Grey is left out: the network was not trained on it,
 * and in dim light brown hair reads as grey.
 */
export const PHOTO_HAIR = HAIR_COLOURS.filter(({ id }) => id !== 'silver');
