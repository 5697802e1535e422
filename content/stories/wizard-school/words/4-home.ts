import type { BookSpread } from '../../../book.ts';
import { template } from '../../../slots.ts';
import { pictures } from '../pictures/index.ts';

const { scenes, ways } = pictures;

export const home: readonly BookSpread[] = [
  {
    id: 'set-down',
    text: [
      template(
        'Under them the willow went by, and a field with one surprised cow. “I never knew,” said Ottoline, “that we could do that.”',
      ),
      template(
        '“She’ll hold till dark,” said {friend}. “You’d better say where to set her down, Professor.”',
      ),
      template(
        'There was the end of the pond, black and still, with one star in it. And there was the market square, with lamps, and a gap beside the baker’s. Nineteen hats turned to {name}.',
      ),
    ],
    shows: [{ what: 'pond' }, { what: 'square' }, { what: 'cow' }, { what: 'wizard' }],
    scene: {
      ...scenes['set-down'],
      describe:
        'Looking down past the hands of {name}: on one side a dark pond with a star in it, on the other a small market square with lamps. Hat tips lean in to see.',
    },
    choice: {
      ask: template('Where will {name} set down the school?'),
      ways: [
        { label: 'On the pond, beside the duck', to: 'bathtub', picture: ways['set-down'][0] },
        { label: 'In the square, beside the baker', to: 'basket-chair', picture: ways['set-down'][1] },
      ],
    },
  },
  {
    id: 'bathtub',
    text: [
      template(
        'They came round over the willow. {name} was in front with a lantern and told them how to let go: not all at once, but a bit, and a bit, as you let go of somebody who is learning to skate.',
      ),
      template(
        'The duck put away her pencil. There was a long, wet sound, like a giant getting into the bath. The school rocked. It floated.',
      ),
      template(
        '“That’s the cellars rinsed,” said {friend}. “Now she wants tying up. Can anyone do a good knot?”',
      ),
      template('{name} looked at the rope. “I can’t do those either,” said {name}.'),
      template('“Round, then?” asked Ottoline.'),
    ],
    shows: [{ what: 'school' }, { what: 'lantern' }, { what: 'duck' }, { what: 'friend' }],
    scene: {
      ...scenes.bathtub,
      describe:
        'Through willow branches: the school settles on the pond. {name}, in a life jacket, holds out a lantern, and {friend} holds {name} by the collar.',
    },
  },
  {
    id: 'willow',
    layout: { kind: 'bleed', wordsAt: 'left-top' },
    text: [template('They went round and round, singing, until the rope was all willow.')],
    shows: [{ what: 'willow' }, { what: 'rope' }, { what: 'wizard' }, { what: 'ottoline' }],
    scene: {
      ...scenes.willow,
      describe:
        'Night. {name} leads with a lantern, Ottoline and {friend} behind {them}, and a long line of wizards comes after out of the dark, round and round a willow, with a rope.',
    },
  },
  {
    id: 'ducklings',
    text: [
      template(
        'On Tuesday {name} taught them beds. On Wednesday they did crumbs. On Thursday it was boots, left and right.',
      ),
      template('“Please, Professor,” they asked, “which is it when they’re both on?”'),
      template(
        'That evening they all sat along the steps with their feet in the pond, when something in the reeds went peep. It went peep nine times. Out they came, as yellow as butter, up the steps, and in at the front door. And so the school had pupils again.',
      ),
    ],
    shows: [{ what: 'duckling', count: 9 }, { what: 'wizard' }, { what: 'ottoline' }],
    scene: {
      ...scenes.ducklings,
      describe:
        'Evening on the steps: wizards with their feet in the pond, {name} among them leaning on Ottoline. Nine yellow ducklings march past them into the school.',
    },
  },
  {
    id: 'friday-pond',
    text: [
      template(
        'On Friday {friend} took {friend:their} arm out of the wall, looked at it, and said, “There.” Lamps lit that nobody had lit. Every coat in the cloakroom buttoned itself, with a noise like hail.',
      ),
      template('“I can take her up again now,” said {friend}.'),
      template('Nineteen hats looked at the willow, and the ducklings. “What for?” said Ottoline.'),
      template('Then they all turned to {name}, very gravely. There was still the matter of one spell.'),
    ],
    shows: [{ what: 'friend' }, { what: 'coat' }, { what: 'lamp' }, { what: 'duckling' }],
    scene: {
      ...scenes['friday-pond'],
      describe:
        '{friend} holds up the arm that was in the wall, sparks at the fingertips. Behind it coats button themselves, and nineteen wizards turn to {name}.',
    },
  },
  {
    id: 'button-pond',
    next: null,
    text: [
      template(
        'They taught it all together, and they taught it badly. Light said that it was in the wrist; History said that it was in the past; a moon came up that wasn’t due.',
      ),
      template('“I’ve never done a small one,” said Ottoline.'),
      template(
        '{name} sat in the front row among the ducklings, took a button out of {their} pocket, and folded both hands. “Please, Professor,” said {name}, “go slowly.”',
      ),
      template(
        'So she did. The button shivered. It rose as high as a duck, sitting, which is plenty for a Friday.',
      ),
    ],
    shows: [{ what: 'button' }, { what: 'ottoline' }, { what: 'duckling' }, { what: 'moon' }],
    scene: {
      ...scenes['button-pond'],
      describe:
        'A button hangs in the air above a desk. {name}, Ottoline, who guides {their} finger, and nine ducklings watch it from close by.',
    },
  },
  {
    id: 'basket-chair',
    layout: { kind: 'bleed', wordsAt: 'right-top' },
    text: [template('“Lower,” called {name}. “Lower. As if it were asleep.”')],
    shows: [{ what: 'baker' }, { what: 'lantern' }, { what: 'school' }, { what: 'chimney' }],
    scene: {
      ...scenes['basket-chair'],
      describe:
        'Over the lamplit square a whole school comes down beside the bakery. {name} leans out with a lantern, held by {friend}, and the baker waves them in.',
    },
  },
  {
    id: 'nightshirts',
    text: [
      template(
        'There was a long, creaking sound, like a grandmother sitting down in a basket chair. Then the school for wizards was next door. “Mind my awning,” said somebody.',
      ),
      template(
        'The town came out in its nightshirts. It had looked up at that school for eight hundred years and had never once been asked in. Nobody spoke.',
      ),
      template('“They can’t do buttons,” said {name}.'),
      template('“I can,” said the baker.'),
      template('“Knots,” said a girl.'),
      template('“Eggs,” said an old man.'),
      template(
        '“And we can do nothing whatever,” said Ottoline, “until Friday. But we should love to watch.”',
      ),
    ],
    shows: [{ what: 'baker' }, { what: 'ottoline' }, { what: 'nightshirt' }],
    scene: {
      ...scenes.nightshirts,
      describe:
        'Two rows face each other by lamplight, townspeople in nightshirts and nightcaps, wizards in hats. Between them {name} holds a hand of each.',
    },
  },
  {
    id: 'lines',
    text: [
      template(
        'On Tuesday the wizards stood in the queue for rolls, and liked it so much that they went round to the end and did it again. On Wednesday the cheese lady taught History to whistle. The Professor of Light swept the square and would not give back the broom.',
      ),
      template(
        '“Please, Professor,” they said, to the baker, to a person of four with a skipping rope, “how is that done?”',
      ),
      template(
        'And on Thursday the children of the town came up the front steps to see. So the school had pupils again.',
      ),
    ],
    shows: [{ what: 'wizard' }, { what: 'broom' }, { what: 'child' }, { what: 'rolls' }],
    scene: {
      ...scenes.lines,
      describe:
        "The square from above: wizards stand in one endless line for rolls. Children go up the steps of the school, where {name} shows them in, one of them hanging on {name's} sleeve.",
    },
  },
  {
    id: 'friday-square',
    text: [
      template(
        'On Friday {friend} took {friend:their} arm out of the wall. “There,” said {friend}, and every lamp in the square lit by itself. “I can take her up again now, as high as you like.”',
      ),
      template(
        'Nineteen hats looked across at the baker’s, where a light had come on, and it smelled of rolls.',
      ),
      template('“What for?” said Ottoline.'),
      template('Then they all turned to {name}, very gravely. There was still the matter of one spell.'),
    ],
    shows: [{ what: 'friend' }, { what: 'lamp' }],
    scene: {
      ...scenes['friday-square'],
      describe:
        '{friend} holds up the arm that was in the wall, sparks at the fingertips. Behind it wizards turn from a warm bakery window and lit lamps to {name}.',
    },
  },
  {
    id: 'button-square',
    text: [
      template(
        'Everybody taught it at once. Light said that it was in the wrist; History whistled; a moon came up that wasn’t due.',
      ),
      template('“I’ve never done a small one,” said Ottoline.'),
      template(
        '{name} sat down in the front row with the others, took a button out of {their} pocket, and folded both hands. “Please, Professor,” said {name}, “go slowly.”',
      ),
      template(
        'So she did. The button shivered. It rose as high as a wizard’s hat, which is plenty for a Friday.',
      ),
    ],
    shows: [{ what: 'button' }, { what: 'ottoline' }, { what: 'moon' }, { what: 'child' }],
    scene: {
      ...scenes['button-square'],
      describe:
        "Past {name} and rows of children we see Ottoline at the small desk. Between her hand and {name's} a button hangs in the air.",
    },
  },
];
