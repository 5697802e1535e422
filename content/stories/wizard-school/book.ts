import type { Book } from '../../book.ts';
import { template } from '../../slots.ts';
import { pictures } from './pictures/index.ts';

const { scenes, ways, ...staging } = pictures;

export const book: Book = {
  ...staging,
  refrains: ['smell', 'on nineteen forks'],
  spreads: [
    {
      id: 'letter',
      text: [
        template(
          'The letter said Professor {name}, and it was wrong about only one of those words. “Dear Professor,” it went on, “we are so glad you can come. Please bring a coat.” {name} read it twice. {name} had written to the school for wizards to learn one spell, and only one: how to make a button rise. {name} and buttons did not get along. Somewhere, between one desk and another, somebody must have put the paper on the wrong pile.',
        ),
      ],
      scene: {
        ...scenes.letter,
        describe:
          '{name} reads, puzzled, a grand letter with a violet seal. A button on the sleeve is in the wrong hole.',
      },
    },
    {
      id: 'basket',
      text: [
        template(
          'The school floated over a duck pond, on nothing. A caretaker called Pym let down a basket and wound {name} up. “You’ll be the new professor,” he said. “The new pupil,” said {name}. “We’ve none of those,” said Pym, “not since the wizards got so clever,” and put his arm back into the wall, up to the shoulder, among the pipes. “And you’ve picked your week. Magic’s off for repairs, Monday to Thursday.” “Off?” said {name}. “At the main,” said Pym.',
        ),
      ],
      scene: {
        ...scenes.basket,
        describe:
          'A school with four towers floats high over a duck pond. {name} is being wound up to it in a basket; from the reeds a duck looks on.',
      },
    },
    {
      id: 'hall',
      text: [
        template(
          'There was a hall like half a bowl, and it was full of hats. Under the hats sat nineteen wizards, none of them under eight hundred, and all of them had got their coats half on. “Silence for the Professor!” someone cried. {name} looked round for the Professor. Then {name} saw that there was one small desk, a very long way down, and that nobody was at it. “Please, Professor,” called a voice like a gate, “how does one open an egg?”',
        ),
      ],
      scene: {
        ...scenes.hall,
        describe:
          'Rows of great pointed hats, from behind. Far, far below, at a tiny desk in the light, {name} looks up at them.',
      },
    },
    {
      id: 'inch',
      text: [
        template(
          'They had not done one thing by hand since they were small, and hands had been different then. They had no fire. They had no breakfast. One had been asking an egg to come out, politely, since seven. “Also,” said Pym at the door, “she’s sinking. An inch a minute. Nothing to fuss about. She’ll sit down on the pond by dark, gentle as you like.” {name} thought of the pond. “There’s a duck on it,” {name} said. “Ah,” said Pym.',
        ),
      ],
      scene: {
        ...scenes.inch,
        describe:
          'The school cut open: in every room a wizard struggles with a simple thing. {name}, a hand on Pym’s sleeve, looks down through all the floors to the pond.',
      },
    },
    {
      id: 'ottoline',
      text: [
        template(
          'In the last row sat Ottoline, who was 811 and Professor of the Upper Air. She had once moved a thunderstorm to oblige a wedding. Now she had a coat in her lap, and in the coat was a hole, and next to the hole was a button, and she had been at it since half past six. “I can do the moon,” she said. “I cannot do this.” A tear ran down her nose. {name} could have gone on being a professor. {name} looked at the button. “I can’t do them either,” said {name}.',
        ),
      ],
      scene: {
        ...scenes.ottoline,
        describe:
          'Two faces close together, Ottoline’s long and tearful, and {name}, bent over one big coat button.',
      },
    },
    {
      id: 'round',
      text: [
        template(
          'Row upon row, the hats came round. “You can’t?” said Ottoline. “Not one,” said {name}. “I go round them.” No one had heard of going round a thing; for eight hundred years they had gone straight through. Somebody found a pen. “And might one ask,” said the voice like a gate, “whether it’s hard to learn?” They were so cold that their beards shook. They were so hungry that one had begun on his notes. “Please, Professor,” said nineteen wizards.',
        ),
      ],
      scene: {
        ...scenes.round,
        describe:
          'Between two dark hats we see {name} with a hand on Ottoline’s arm; rows of old wizards lean forward with lifted pens.',
      },
      choice: {
        ask: template('What will {name} teach them first?'),
        ways: [
          { label: 'Coats, and how to flip', to: 'collar', picture: ways.round[0] },
          { label: 'Toast, and how to smell it', to: 'ovens', picture: ways.round[1] },
        ],
      },
    },
    {
      id: 'collar',
      text: [
        template(
          '“Lay it flat,” said {name}. Nineteen coats went down on nineteen desks. “Upside down. The collar looks at you.” Nineteen collars looked. “Arms in, both of them. Then up, and over your head, and flip.” {name} flipped. The coat went up like a bird and came down like a coat, with {name} in it. There was a gasp. “Are there words?” asked the voice like a gate. “You can say whoops,” said {name}.',
        ),
      ],
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
      scene: {
        ...scenes['whump-coats'],
        describe:
          'Under a sail of nineteen white coat linings the whole school slides sideways through the dusk. {name} and Ottoline hold on to one coat together; below sits the duck, safe.',
      },
    },
    {
      id: 'ovens',
      text: [
        template(
          'There were nine ovens under the school, and none had ever been lit by hand. Pym did it with a match, and there was applause. Nineteen slices went on nineteen forks. “For how many minutes?” asked the voice like a gate. {name} looked up; but the clock ran on magic, and had stopped at eight. “Then we go by smell,” said {name}. “First it smells of nothing. Then it starts to smell of Saturday. That’s when.” “Saturday,” wrote nineteen wizards, and underlined it.',
        ),
      ],
      scene: {
        ...scenes.ovens,
        describe:
          'A vaulted kitchen with nine glowing ovens. Wizards, from behind, hold slices on forks; {name}, a finger on {their} nose, explains.',
      },
    },
    {
      id: 'sunday',
      text: [
        template(
          '“And what comes after Saturday?” asked a Professor of History, sniffing. “Quick!” cried {name}. But it was Sunday. It was Sunday all over the kitchen, and getting late. Nineteen slices smoked on nineteen forks. One wizard had toasted his sleeve. One had toasted his fork. The Professor of Light had buttered the clock. “Please, Professor,” said a small voice in the smoke, “ought it to be on fire?” {name} put it in the sink. “No,” said {name}. “But you held it very straight.”',
        ),
      ],
      scene: {
        ...scenes.sunday,
        describe:
          'From above: a smoky table of black toast and pointed hats. {name} drops a small burning slice into the sink, one hand on a wizard’s shoulder.',
      },
    },
    {
      id: 'saturday',
      text: [
        template(
          '“Again,” said {name}. “Eyes shut. Nose only.” They did it until dinner, which was the same thing, and past it. And the eleventh time Ottoline, nose first, said, “Nothing. Nothing. Nothing. Thursday, is it? Friday…” Then eight hundred years went out of her face. “Saturday!” she said, and pulled. It was as gold as a coin. She took one bite and shut her eyes again. The rest she gave to the man behind, who had been so patient with the egg.',
        ),
      ],
      scene: {
        ...scenes.saturday,
        describe: 'Ottoline and {name}, eyes shut, cheek by cheek, smell one perfect golden slice of toast.',
      },
    },
    {
      id: 'shadow-toast',
      text: [
        template(
          'By five they had all had toast, and {name} went to the window to be proud in private. The pond was in the window. It had been a coin this morning; now {name} could see the duck, and what she was sitting on. Round her on the water lay a shadow, with a tower at each corner, and it grew while one looked. “Straight down,” said Pym. “She always comes straight down.” {name} leaned out. “Can’t you move?” “Eggs,” said the duck, and wrote down the time.',
        ),
      ],
      scene: {
        ...scenes['shadow-toast'],
        describe:
          'A duck sits on her nest in the middle of a huge shadow with four towers. From a window above {name} leans out to her.',
      },
    },
    {
      id: 'hat',
      text: [
        template(
          '“Can it be held up?” asked {name}. “By magic,” said nineteen wizards. Ottoline bent over the hottest oven for the last crust, and the warm air went in under her hat. And the hat rose. It went up off her head, all by itself, without the least hurry, as far as the ceiling, and stayed there. “That wasn’t me,” said Ottoline. “No,” said {name}, staring. “That was toast.” {name} turned round. “What,” {they} asked, “is the biggest hat you have?”',
        ),
      ],
      scene: {
        ...scenes.hat,
        describe:
          'Over an oven a wizard’s hat floats up to the ceiling by itself. {name}, a hand on Ottoline’s sleeve, stares at it.',
      },
    },
    {
      id: 'on-three-toast',
      text: [
        template(
          'It was the tent for garden parties, and it held nine hundred. They pulled it over the kitchen chimneys, all nineteen of them on the same side until {name} thought of the other, and Pym tied down the corners. “Noses up,” called {name}. “Nobody opens before Saturday.” “Nothing,” murmured the wizards. “Thursday. Friday…” The sun sat down on the hill. There were ten feet of air left, and a duck. “On three,” said {name}. “One.” “Please, Professor, three comes just after—?” “Two,” said {name}. “Three!”',
        ),
      ],
      scene: {
        ...scenes['on-three-toast'],
        describe:
          'Dark wizards on ropes, noses lifted, round a tent slung over nine chimneys. {name}, an outline against the violet sky, holds up one arm.',
      },
    },
    {
      id: 'whump-toast',
      next: 'set-down',
      text: [
        template(
          'They threw the ovens open, and up nine chimneys went all of Saturday at once. WHUMP. The tent rose on its ropes, striped, and round as a loaf. And the school for wizards, with four towers, eleven hundred rooms, and a kitchen, stopped sinking. It considered. Then it hung in the violet evening under a garden party; and the wind took hold of it and drew it sideways from above the duck. “More bread!” cried {name}. “I never knew,” said Ottoline, “that it went up by itself.”',
        ),
      ],
      scene: {
        ...scenes['whump-toast'],
        describe:
          'The whole school drifts through the dusk under a huge glowing tent, round as a balloon. {name} hands Ottoline a loaf; below sits the duck, safe.',
      },
    },
    {
      id: 'set-down',
      text: [
        template(
          'Under them, the willow went by, and a field with one surprised cow. “She’ll hold till dark,” said Pym. “After that she’ll want setting down somewhere. You’d better say where, Professor.” There were two places flat enough. There was the far end of the pond, black and still, with one star in it. And there was the market square of the town, where they were lighting the lamps, with a gap beside the baker’s. Nineteen hats turned to {name}.',
        ),
      ],
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
          '“Starboard,” said Ottoline, who had once read a book with ships in it. They came round over the willow. {name} was in front with a lantern and told them how to let go: not all at once, but a bit, and a bit, as you let go of somebody who is learning to skate. Lower. Lower. The duck put away her pencil. There was a long, wet, careful sound, like a giant getting into the bath. Then the school rocked, and went on rocking. It floated. “Well,” said Pym, “that’s the cellars rinsed.”',
        ),
      ],
      scene: {
        ...scenes.bathtub,
        describe:
          'Through willow branches: the school settles on the pond. {name}, in a life jacket, holds out a lantern, and Pym holds {name} by the collar.',
      },
    },
    {
      id: 'willow',
      text: [
        template(
          'Now it had to be tied up, or it would drift onto the duck after all. “A good knot, that’s what’s wanted,” said Pym. Nineteen wizards looked at the rope. {name} looked at it too. “I can’t do those either,” said {name}. “Round, then?” asked Ottoline. “Round,” said {name}. So they went round the willow with it, one behind another in the dark, nineteen wizards and a professor, singing, until the rope was all willow and the willow was all rope.',
        ),
      ],
      scene: {
        ...scenes.willow,
        describe:
          'From above: a spiral of wizards, hands on shoulders, winds a rope round a willow. {name} leads with a lantern.',
      },
    },
    {
      id: 'ducklings',
      text: [
        template(
          'On Tuesday {name} taught them beds. On Wednesday they did crumbs. On Thursday it was boots, left and right. “Please, Professor,” they asked, “which is it when they’re both on?” That evening they all sat along the steps with their feet in the pond, when something in the reeds went peep. It went peep nine times. Out they came, in a line, as yellow as butter, up the steps, and in at the front door. And so the school had pupils again.',
        ),
      ],
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
          'On Friday Pym took his arm out of the wall, looked at it, and said, “There.” Lamps lit that nobody had lit. Every coat in the cloakroom buttoned itself, top to bottom, with a noise like hail. “I can take her up again now,” said Pym, “as high as you like.” Nineteen hats looked at the willow, and the ducklings. “What for?” said Ottoline. Then she remembered, and they all turned to {name}, very gravely. There was still the matter of one spell.',
        ),
      ],
      scene: {
        ...scenes['friday-pond'],
        describe:
          'Pym holds up the arm he has drawn out of the wall, sparks at the fingertips. Behind it coats button themselves, and nineteen wizards turn to {name}.',
      },
    },
    {
      id: 'button-pond',
      next: null,
      text: [
        template(
          'They taught it all together, and they taught it badly. Light said that it was in the wrist; History said that it was in the past; a moon came up that wasn’t due. “I’ve never done a small one,” said Ottoline. “I shouldn’t know where to start.” {name} sat in the front row among the ducklings, took a button out of {their} pocket, and folded both hands. “Please, Professor,” said {name}, “go slowly.” So she did. The button shivered. It rose as high as a duck, sitting, which is plenty for a Friday.',
        ),
      ],
      scene: {
        ...scenes['button-pond'],
        describe:
          'A button hangs in the air above a desk. {name}, Ottoline, who guides {their} finger, and nine ducklings watch it from close by.',
      },
    },
    {
      id: 'basket-chair',
      text: [
        template(
          '“Left a bit!” called the baker, as though this happened every week. They came in over the chimneys. {name} was in front with a lantern and told them how to let go: not all at once, but a bit, and a bit, as you let go of somebody who is learning to skate. Lower. Lower. There was a long, careful, creaking sound, like a grandmother sitting down in a basket chair. When it stopped, the school for wizards was next door. “Mind my awning,” said the cheese lady.',
        ),
      ],
      scene: {
        ...scenes['basket-chair'],
        describe:
          'From the bakery door: a whole school lowers itself into the gap in the lamplit square. {name} leans out with a lantern, held by Pym.',
      },
    },
    {
      id: 'nightshirts',
      text: [
        template(
          'The town came out in its nightshirts. It had looked up at that school for eight hundred years and had never once been asked in; and now the front door was on a level with its own. Nobody spoke. It was the kind of silence that somebody short has to break. “They can’t do buttons,” said {name}. “Who can?” asked the voice like a gate. “I can,” said the baker. “Knots,” said a girl. “Eggs,” said an old man. “And we can do nothing whatever,” said Ottoline, “until Friday. But we should love to watch.”',
        ),
      ],
      scene: {
        ...scenes.nightshirts,
        describe:
          'Two dark rows face each other by lamplight, townspeople in nightcaps, wizards in hats. Between them {name} holds a hand of each.',
      },
    },
    {
      id: 'lines',
      text: [
        template(
          'On Tuesday the wizards waited in line for rolls, and liked it so much that they went round to the end and did it again. On Wednesday the cheese lady taught History to whistle. The Professor of Light swept the square and would not give back the broom. “Please, Professor,” they said, to the baker, to the sweep, to a person of four with a skipping rope, “how is that done?” And on Thursday the children of the town came up the front steps to see. So the school had pupils again. {name} counted forty.',
        ),
      ],
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
          'On Friday Pym took his arm out of the wall, looked at it, and said, “There.” Lamps lit that nobody had lit. Every coat in the cloakroom buttoned itself, top to bottom, with a noise like hail. “I can take her up again now,” said Pym, “as high as you like.” Nineteen hats looked across at the baker’s, where it was just getting to be Saturday. “What for?” said Ottoline. Then she remembered, and they all turned to {name}, very gravely. There was still the matter of one spell.',
        ),
      ],
      scene: {
        ...scenes['friday-square'],
        describe:
          'Pym holds up the arm he has drawn out of the wall, sparks at the fingertips. Behind it nineteen wizards turn from a warm bakery window to {name}.',
      },
    },
    {
      id: 'button-square',
      text: [
        template(
          'They taught it all together, and they taught it badly. Light said that it was in the wrist; History whistled; a moon came up that wasn’t due. “I’ve never done a small one,” said Ottoline. “I shouldn’t know where to start.” {name} sat down in the front row with the forty others, took a button out of {their} pocket, and folded both hands. “Please, Professor,” said {name}, “go slowly.” So she did. The button shivered. It rose as high as a slice of toast, which is plenty for a Friday.',
        ),
      ],
      scene: {
        ...scenes['button-square'],
        describe:
          "Past {name} and rows of children we see Ottoline at the small desk. Between her hand and {name's} a button hangs in the air.",
      },
    },
  ],
};
