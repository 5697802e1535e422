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
  'The moon hangs low over the roofs with a basket tied beneath it. A child and an owl climb in; a cat looks on.',
  'High above the clouds a child points down from the basket to the small town below; the owl sits beside.',
  'Among the stars the child holds one in an open hand; the owl has fallen asleep, and so has the moon.',
  'At first light the child waves to the pale moon from before the door at home; the owl still sits in the basket.',
];
