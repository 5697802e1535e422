import type { BookSpread } from '../../../book.ts';
import { template } from '../../../slots.ts';
import { pictures } from '../pictures/index.ts';

const { scenes } = pictures;

export const coats: readonly BookSpread[] = [
  {
    id: 'collar',
    text: [
      template(
        '“Lay it flat,” said {name}. Nineteen coats went down on nineteen desks. “Upside down. The collar looks at you.” Nineteen collars looked. “Arms in, both of them. Then up, and over your head, and flip.” {name} flipped. The coat went up like a bird and came down like a coat, with {name} in it. There was a gasp. “Are there words?” asked the voice like a gate. “You can say whoops,” said {name}.',
      ),
    ],
    shows: [{ what: 'coat' }, { what: 'wizard', count: 19 }],
    scene: {
      ...scenes.collar,
      describe:
        "{name's} coat flies up over {their} head like a bird, arms spread, while rows of wizards watch with open mouths.",
    },
  },
  {
    id: 'whoops',
    text: [
      template(
        '“Whoops!” cried nineteen wizards. When the dust came down, there were seventeen coats on eighteen people. Two Professors of History had gone into the same one, had met in the middle, and were shaking hands, under the impression that they were being introduced. The Professor of Light was wearing a curtain. “Please, Professor,” said a small voice inside a sleeve, “which way is out?” {name} lifted the hem, and there was a beard, buttoned to a chair. So somebody could do buttons, after all.',
      ),
    ],
    shows: [{ what: 'coat', count: 17 }, { what: 'wizard' }, { what: 'beard' }, { what: 'chair' }],
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
        '“Again,” said {name}. “Collar looks at you. Arms in.” They did it again. They did it until dinner, which there wasn’t, and past it; and the eleventh time Ottoline raised both arms, shut her eyes, and went over like a wave. She felt down the front. She was in. It was even the right way round. She put her long nose inside the collar and kept it there for a moment. “It’s warm,” she said, “and I did it.” “Good,” said {name}. “Now show him.”',
      ),
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
        'By five all nineteen were in, and {name} went to the window to be proud in private. The pond was in the window. It had been a coin this morning; now {name} could see the duck, and what she was sitting on. Round her on the water lay a shadow, with a tower at each corner, and it grew while one looked. “Straight down,” said Pym. “She always comes straight down.” {name} leaned out. “Can’t you move?” “Eggs,” said the duck, and wrote down the time.',
      ),
    ],
    shows: [{ what: 'duck' }, { what: 'shadow' }, { what: 'window' }, { what: 'tower', count: 4 }],
    scene: {
      ...scenes['shadow-coats'],
      describe:
        'A duck sits on her nest in the middle of a huge shadow with four towers. From a window above {name} leans out to her.',
    },
  },
  {
    id: 'mostly-wind',
    text: [
      template(
        '“Can it be steered?” asked {name}. “By magic,” said nineteen wizards. The evening wind came over the wall and went in under Ottoline’s hem, and for a moment there was a great deal more of Ottoline. She took three steps sideways that she had not meant to. {name} looked at her hem. {name} thought of a coat, going up like a bird. There is a place in every flip, before it comes down, where a coat is mostly wind. “All up to the west wall,” said {name}. “And bring the bell rope.”',
      ),
    ],
    shows: [{ what: 'ottoline' }, { what: 'coat' }, { what: 'hat' }],
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
        'They put the rope through all the armholes, and Pym tied himself to both ends. “Collar looks at you!” called {name}. Nineteen coats lay along the wall. “Arms in!” The sun sat down on the hill, and the hats turned violet, one after another. Below there were ten feet of air left, and a duck. “On three,” said {name}. “One.” “Please, Professor,” said somebody, “three comes just after—?” “Two,” said {name}. “Three!”',
      ),
    ],
    shows: [{ what: 'coat', count: 19 }, { what: 'rope' }, { what: 'pym' }, { what: 'duck' }],
    scene: {
      ...scenes['on-three-coats'],
      describe:
        'A row of dark wizards bends along a wall before a violet sky. At the end {name} holds one arm straight up.',
    },
  },
  {
    id: 'whump-coats',
    next: 'set-down',
    text: [
      template(
        'Flip. Up went nineteen coats against the violet, white linings out, and just before they came down again the wind found them. WHUMP. The rope sang. Pym crossed the terrace on his heels. And the school for wizards, with four towers, eleven hundred rooms, and a kitchen, leaned over like somebody who has had an idea, and slid out sideways from above the duck. “Hold the flip!” cried {name}, holding it. “I never knew,” said Ottoline, with her arms full of wind, “that I went round so well.”',
      ),
    ],
    shows: [{ what: 'coat', count: 19 }, { what: 'school' }, { what: 'ottoline' }, { what: 'duck' }],
    scene: {
      ...scenes['whump-coats'],
      describe:
        'Under a sail of nineteen white coat linings the whole school slides sideways through the dusk. {name} and Ottoline hold on to one coat together; below sits the duck, safe.',
    },
  },
];
