import type { BookSpread } from '../../../book.ts';
import { template } from '../../../slots.ts';
import { pictures } from '../pictures/index.ts';

const { scenes, ways } = pictures;

export const house: readonly BookSpread[] = [
  {
    id: 'hill',
    text: [
      template(
        'The house on Thistle Hill had thirty-one windows and nobody in it. Everyone in town said so. But each night, at ten past seven, one candle walked past the top window, stopped, and stayed.',
      ),
      template(
        '“A candle can’t walk,” {name} told {friend}. “Somebody is carrying it, and I’m going to find out who.” {friend} had brought the dog, whose name was Gravy. Gravy wagged at the dark.',
      ),
    ],
    shows: [{ what: 'house' }, { what: 'candle' }, { what: 'gravy' }, { what: 'window', count: 31 }],
    scene: {
      ...scenes.hill,
      describe:
        'Dusk. Seen from behind, {name}, {friend} and a brown dog look up a winding road at a tall dark house. In its top window burns one candle.',
    },
  },
  {
    id: 'plate',
    text: [
      template(
        'Mrs. Pym from next door came too, with a flask and a folding stool, lent {name} her lantern, and sat down at the gate to do her crossword. “Six letters,” she said. “Not a soul. Shout if you need me.”',
      ),
      template(
        'The front door was open by the width of one nose; Gravy’s went first. Beside it hung a brass plate, green with age. {name} rubbed it with a sleeve until the letters came up: first an N, all by itself, and then, after a gap, O, B, O, D, Y. “There,” {name} whispered. “Even the door says nobody.” “And it can’t spell,” whispered {friend}.',
      ),
    ],
    shows: [{ what: 'brass plate' }, { what: 'gravy' }],
    scene: {
      ...scenes.plate,
      describe:
        "{name's} sleeve rubs a green brass plate until it shines: N OBODY. Beside it the dog’s tail sticks out of a door.",
    },
  },
  {
    id: 'dust',
    text: [
      template(
        'Inside, the dust lay as thick as felt, and across the dust went footprints: two toes before, two toes behind, and no shoes. They crossed the hall. They went around the puddle under the leak, politely. Then they went up.',
      ),
      template(
        '{name} kept to one side of them, {friend} and Gravy to the other, so as not to spoil them. “Whoever it is,” {friend} said, “walks like a person carrying something that might spill.”',
      ),
    ],
    shows: [{ what: 'footprints' }, { what: 'puddle' }, { what: 'gravy' }],
    scene: {
      ...scenes.dust,
      describe:
        'From above: a line of strange footprints crosses a dusty floor and bends around a puddle. {name}, with a lantern, goes along one side of them, and the dog along the other.',
    },
  },
  {
    id: 'belongings',
    text: [
      template(
        'Up they went, past a picture of somebody in a large hat, with a label: NOBODY’S GREAT-GRANDMOTHER. Past an umbrella stand: NOBODY’S UMBRELLAS. Past a bathroom, very clean, where a note hung on the hook: NOBODY’S TOWEL. PLEASE LEAVE IT ALONE.',
      ),
      template(
        '“Nobody has a lot of things,” {name} said to {friend}; and it struck {them} that this sentence could be turned over, like a stone, and that something was living underneath.',
      ),
    ],
    shows: [{ what: 'picture' }, { what: 'gravy' }],
    scene: {
      ...scenes.belongings,
      describe:
        'Through the rails of a dark staircase we see {name} in lantern light, one finger on the label under an old portrait. The dog sniffs at the frame.',
    },
  },
  {
    id: 'doors',
    text: [
      template(
        'At the top the footprints stopped between two doors, as if whoever made them had flown away. The blue door was warm, and smelled of cinnamon. Behind the green one something rustled, went quiet, and rustled again.',
      ),
      template(
        'Gravy liked the blue. {name} held the lantern higher. “You can’t go through both at once,” said {friend}, “or not with one nose.”',
      ),
    ],
    shows: [{ what: 'blue door' }, { what: 'green door' }, { what: 'gravy' }],
    scene: {
      ...scenes.doors,
      describe:
        "A dark landing with a blue door and a green door, a line of light under each. Between them is the dark shape of {name} with a lantern; the dog pulls at {name's} scarf.",
    },
    choice: {
      ask: template('Which door will {name} open?'),
      ways: [
        { label: 'The blue door, warm as bread', to: 'kitchen', picture: ways.doors[0] },
        { label: 'The green door, where something rustles', to: 'library', picture: ways.doors[1] },
      ],
    },
  },
  {
    id: 'kitchen',
    text: [
      template(
        'It was a kitchen, and the stove was still ticking. On the table stood cups, a row of ten, and ten, and ten, and ten, with a spoon to each. A mouse was polishing the last one with its tail.',
      ),
      template(
        '“Forty,” it told {name} without looking up. “Washed every Thursday, dried every Thursday, put away every Thursday. And never once used.”',
      ),
      template('“Who lives here?” asked {friend}.'),
      template('“Nobody,” said the mouse. “Mind the spoons.”'),
    ],
    shows: [{ what: 'cup', count: 40 }, { what: 'mouse' }, { what: 'stove' }],
    scene: {
      ...scenes.kitchen,
      describe:
        'Forty shining cups in rows, very large. Far behind them {name} and the dog peep over the table’s edge; a mouse polishes the nearest cup.',
    },
  },
  {
    id: 'order',
    text: [
      template('“But somebody bakes,” said {friend}, whose nose was working as hard as Gravy’s.'),
      template(
        '“Nobody bakes,” said the mouse. “Nobody makes a better sponge in the county.” It pointed its tail at a card on the wall. GUESTS EXPECTED: FORTY. GUESTS COME: NONE. NO ONE TO START BEFORE THE GUESTS. By order, N OBODY. “Seven years of it,” said the mouse. “You’d think a person would stop at six.” And it pushed a crumb to the edge of the plate, and looked the other way until Gravy had eaten it.',
      ),
    ],
    shows: [{ what: 'card' }, { what: 'mouse' }, { what: 'gravy' }, { what: 'cake' }],
    scene: {
      ...scenes.order,
      describe:
        "Near the stove {name} leans over the table to a mouse, who holds {name's} fingertip and points at a card on the wall. The dog licks up a crumb.",
    },
  },
  {
    id: 'cake',
    next: 'shadow',
    text: [
      template(
        '{name} looked at the card for a long time. “So it’s nobody who bakes,” {they} said slowly, “and nobody who waits. And is anybody sorry, afterward, when no one comes?”',
      ),
      template(
        '“Nobody cries,” said the mouse. “Terribly. I have to change the tea towel.” It hung its head, and a real tear went down its whiskers.',
      ),
      template(
        '{name} dried the mouse with a corner of the scarf. It was very odd. The more {they} asked, the emptier the house became, and the more {they} felt that it was full.',
      ),
    ],
    shows: [{ what: 'mouse' }, { what: 'scarf', on: 'hero' }],
    scene: {
      ...scenes.cake,
      describe:
        "{name's} face, close and kind, by candlelight: {they} {dries|dry} a weeping mouse with a corner of a scarf.",
    },
  },
  {
    id: 'library',
    text: [
      template(
        'It was a library, and the rustling was paper. Envelopes stuck out of the books like tongues; envelopes lay in drifts along the shelves. Down the ladder slid a mouse with a stamp on its foot.',
      ),
      template(
        '“Forty letters, every Monday,” it told {name}. “And every Tuesday forty come back. I do the licking.”',
      ),
      template('“Who writes them?” asked {friend}.'),
      template('“Nobody writes,” said the mouse. “Such a beautiful hand.”'),
    ],
    shows: [{ what: 'mouse' }, { what: 'ladder' }, { what: 'letter' }, { what: 'books' }],
    scene: {
      ...scenes.library,
      describe:
        'Tall library shelves full of white envelopes. A mouse slides down a ladder, and {name} holds out both hands for it.',
    },
  },
  {
    id: 'letter',
    text: [
      template(
        '{name} pulled out a letter and read it aloud. “Dear Neighbor, come to tea on Thursday. There will be cake. Yours, N OBODY.”',
      ),
      template('Across it somebody had scribbled in blue: Nobody asks us to tea? How rude! Send it back!'),
      template(
        '“It’s the same with all of them,” said the mouse. “The baker. The band. The hedgehog, in capitals.” It put a paw over its eyes. {name} read the letter again, slowly, moving {their} lips. Something about it itched.',
      ),
    ],
    shows: [{ what: 'letter' }, { what: 'mouse' }],
    scene: {
      ...scenes.letter,
      describe:
        "Over {name's} shoulder, where a mouse sits, we see a letter in candlelight, with thick blue words scribbled across it.",
    },
  },
  {
    id: 'drift',
    next: 'shadow',
    text: [
      template(
        '“Seven years of Mondays,” said {name}, and tried to work out how many letters that was, and lay down in them instead. They were deep. They crackled.',
      ),
      template('“Who reads them, when they come back?” asked {friend}.'),
      template(
        '“Nobody reads them,” said the mouse. “Every one. By that window. Then somebody has to change the handkerchief, and that’s me.”',
      ),
      template(
        '{name} lay very still. It was odd. The more {they} asked, the emptier the house became, and the more {they} felt that it was full.',
      ),
    ],
    shows: [{ what: 'letter' }, { what: 'mouse' }],
    scene: {
      ...scenes.drift,
      describe:
        "From above: {name} lies on {their} back in a sea of white envelopes, arms out, thinking. A mouse sits on {name's} chest.",
    },
  },
];
