import { HAIR_COLOURS } from '../../../../illustration/figures/hero/look/look-options.ts';

/**
 * The hair colours that the network and the colours alone can tell, in the order of the palette. Grey is not among them: the
 * network was not trained on it, and in dim light brown hair reads as grey.
 */
export const PHOTO_HAIR = HAIR_COLOURS.filter(({ id }) => id !== 'silver');

/** The hair colours that a reading can have: those, and grey where white hair is a grown-up's and not quite white. */
export const READ_HAIR = [...PHOTO_HAIR, ...HAIR_COLOURS.filter(({ id }) => id === 'silver')];
