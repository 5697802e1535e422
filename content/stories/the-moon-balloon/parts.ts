/** Wicker in the light of the moon that carries it. */
export const BASKET = '#d59a5e';
