export const blurb =
  'It has learned the language from the kitchen radio: nothing but weather, traffic and things at half price. Four pages of welcome are ready, and they won’t do.';
