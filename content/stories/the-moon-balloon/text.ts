/** One sentence a page, told beside a moving picture. The child has no name here: it may be anybody. */
export const moonBalloonPages: readonly [string, string, string, string] = [
  // A crescent over the roofs, a basket, a child and an owl.
  'One night the moon came down so close to the rooftops that a child and an owl tied a basket underneath it, just to see.',
  // Rising over the sleeping town.
  'Up they floated, past the chimneys and the last yellow window, until the whole town was small enough to hold in one hand.',
  // Among the stars.
  'Among the stars it was so quiet that they could hear the moon breathing, slow and round, like somebody asleep.',
  // Home at first light.
  'And when the sky grew pale the moon put them down by their own front door, as softly as you would put down a sleeping cat.',
];

/** What each moving picture shows, for those who don't see it. */
export const moonBalloonPictures: readonly [string, string, string, string] = [
  'A big sleepy moon hangs low over dark roofs, with a basket tied beneath it and a child and an owl looking out.',
  'The moon rises over a small town at night, the basket swinging, windows going dark one by one.',
  'The moon, the child and the owl float quite still among slow stars.',
  'At first light the moon sinks to a doorstep, and the child and the owl climb down.',
];
