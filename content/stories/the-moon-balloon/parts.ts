/** The basket’s wicker in moonlight. */
export const BASKET = '#d59a5e';
