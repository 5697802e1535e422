import type { BookSpread } from '../../../book.ts';
import { template } from '../../../slots.ts';
import { pictures } from '../pictures/index.ts';

const { scenes } = pictures;

export const coats: readonly BookSpread[] = [
  {
    id: 'collar',
    text: [
      template(
        '“Lay it flat,” said {name}. Nineteen coats went down on nineteen desks. “Upside down. The collar looks at you. Arms in, both of them. Then up, and over your head, and flip.”',
      ),
      template('{name} flipped. The coat went up like a bird and came down like a coat, with {name} in it.'),
      template('“Are there words?” asked the voice like a gate.'),
      template('“You can say whoops,” said {name}.'),
    ],
    shows: [{ what: 'coat' }, { what: 'wizard' }],
    scene: {
      ...scenes.collar,
      describe:
        "{name's} coat flies up over {their} head like a bird, arms spread, while rows of wizards watch with open mouths.",
    },
  },
  {
    id: 'whoops',
    text: [
      template('“Whoops!” cried nineteen wizards.'),
      template(
        'When the dust came down, two Professors of History had gone into the same coat, and were shaking hands. The Professor of Light was wearing a curtain.',
      ),
      template('“Please, Professor,” said a small voice inside a sleeve, “which way is out?”'),
      template(
        '{name} lifted the hem, and there was a beard, buttoned to a chair. So somebody could do buttons, after all.',
      ),
    ],
    shows: [{ what: 'coat' }, { what: 'wizard' }, { what: 'beard' }, { what: 'chair' }],
    scene: {
      ...scenes.whoops,
      describe:
        'From above: coats, hats and wizards in a heap, two in one coat. In the middle {name} lifts a hem to look under it.',
    },
  },
  {
    id: 'warm',
    text: [
      template(
        '“Again,” said {name}. They did it past dinner, which there wasn’t; and the eleventh time Ottoline raised both arms, shut her eyes, and went over like a wave. She was in. She put her long nose inside the collar and kept it there.',
      ),
      template('“It’s warm,” she said, “and I did it.”'),
      template('“Good,” said {name}. “Now show him.”'),
    ],
    shows: [{ what: 'ottoline' }, { what: 'coat' }],
    scene: {
      ...scenes.warm,
      describe:
        'Ottoline, at last inside her coat, has her nose in the collar, blissful; {name} straightens her cuff.',
    },
  },
  {
    id: 'shadow-coats',
    text: [
      template(
        'By five all nineteen were in, and {name} went to the window to be proud in private. Below was the duck, and what she was sitting on. Round her lay a shadow, with a tower at each corner, and it grew while one looked.',
      ),
      template('“Straight down,” said {friend}. “The school always comes straight down.”'),
      template('{name} leaned out. “Can’t you move?”'),
      template('“Eggs,” said the duck, and wrote down the time.'),
    ],
    shows: [{ what: 'duck' }, { what: 'shadow' }, { what: 'window' }],
    scene: {
      ...scenes['shadow-coats'],
      describe:
        'A duck sits on her nest in the middle of a huge shadow with four towers. From a window above {name} leans out to her.',
    },
  },
  {
    id: 'mostly-wind',
    text: [
      template('“Can it be steered?” asked {name}.'),
      template('“By magic,” said nineteen wizards.'),
      template(
        'The evening wind went in under Ottoline’s hem, and for a moment there was a great deal more of Ottoline. She took three steps sideways that she had not meant to.',
      ),
      template(
        '{name} thought of a coat, going up like a bird. There is a place in every flip, before it comes down, where a coat is mostly wind.',
      ),
      template('“All up to the west wall,” said {name}. “And bring the bell rope.”'),
    ],
    shows: [{ what: 'ottoline' }, { what: 'coat' }],
    scene: {
      ...scenes['mostly-wind'],
      describe:
        'On a windy terrace Ottoline’s coat swells up like a bell and carries her sideways. {name} looks hard at it.',
    },
  },
  {
    id: 'on-three-coats',
    text: [
      template(
        'They put the rope through all the armholes, and {friend} took hold of both ends. Nineteen coats lay along the wall like one long sail. The sun sat down on the hill. Below there were ten feet of air left, and a duck.',
      ),
      template('“Collar looks at you! Arms in! On three,” called {name}. “One.”'),
      template('“Please, Professor,” said somebody, “three comes just after—?”'),
      template('“Two,” said {name}. “Three!”'),
    ],
    shows: [{ what: 'coat' }, { what: 'rope' }, { what: 'friend' }],
    scene: {
      ...scenes['on-three-coats'],
      describe:
        'Before a violet sky {name} stands on the wall and holds one arm straight up. Along it wizards bend over their coats, and {friend} leans on the rope.',
    },
  },
  {
    id: 'whump-coats',
    next: 'set-down',
    layout: { kind: 'bleed', wordsAt: 'right-top' },
    text: [template('Flip. WHUMP. And the school slid out sideways from above the duck.')],
    shows: [{ what: 'WHUMP' }, { what: 'coat' }, { what: 'school' }, { what: 'ottoline' }, { what: 'duck' }],
    scene: {
      ...scenes['whump-coats'],
      describe:
        'Under a sail of white coat linings the whole school flies through the dusk, hats all along its terrace. On it {name} hangs on to a coat, and Ottoline laughs; below sits the duck, safe.',
    },
  },
];
