import type { Book } from '../../book.ts';
import { template } from '../../slots.ts';
import { pictures } from './pictures/index.ts';

const { scenes, ways, ...staging } = pictures;

export const book: Book = {
  ...staging,
  refrains: ['delay', 'clearing', 'bright'],
  spreads: [
    {
      id: 'mailbox',
      text: [
        template(
          'It said good evening to the mailbox first. “Good evening,” it said, in a deep and friendly voice that was several sizes too large for it, “and here is the news.” The mailbox made no reply. So it tried the bench, and the stone fish, and a moth. {name}, at the window over the square, held tight to the sill. {name} had been ready for this for a year: the first hello to somebody from the stars. It was four pages long.',
        ),
      ],
      shows: [{ what: 'visitor' }, { what: 'mailbox' }, { what: 'otto' }, { what: 'window' }],
      scene: {
        ...scenes.mailbox,
        describe:
          'A night square from above. By a fountain lit green a small being with three ears bows to a mailbox; {name} watches from the only lit window.',
      },
    },
    {
      id: 'speech',
      text: [
        template(
          'Great-uncle Otto was in charge. Great-uncle Otto never slept, he said; he merely rested his eyes, one at a time. He was resting the left one, on the bench, when {name} came out with the pages. “People of the stars!” read {name}. “We of the Earth, and of Linden Square in particular—” It listened beautifully. It had three ears, and all of them leaned. “Now half price!” it said with great warmth, when {name} turned over the page.',
        ),
      ],
      shows: [{ what: 'visitor' }, { what: 'otto' }, { what: 'pages' }],
      scene: {
        ...scenes.speech,
        describe:
          'By the green fountain {name} reads aloud from long pages to a small being with three ears, which lays its hand on the paper. The first page, with the name of {name} on it, has slid down.',
      },
    },
    {
      id: 'stuck',
      text: [
        template(
          "Behind it, upside down on the stone fish, sat its craft, like a hat somebody has thrown. “We bring you greetings,” read {name}. “Long delays,” it said. “Long delays on the ring road.” “And peaceful—” “Expect long delays!” It pulled {name} by the sleeve. And {name} lost {their} place. In {name's} kitchen the radio was never off. {name} knew that sentence. {name} knew who it was for. “Oh,” said {name}. “You’re stuck.”",
        ),
      ],
      shows: [{ what: 'visitor' }, { what: 'craft' }, { what: 'fish' }],
      scene: {
        ...scenes.stuck,
        describe:
          'A craft like an upside-down bathtub is stuck on the fountain’s stone fish. Its small owner tugs {name} by the sleeve and points.',
      },
    },
    {
      id: 'mittens',
      text: [
        template(
          'They pushed together until the fish let go. Great-uncle Otto changed eyes. The craft bobbed among the water lilies, humming, as good as new; but nobody got in. “A cold front,” said the deep voice, very low. “A cold front, moving in.” It was looking up past the roofs, where the sky was large and had nothing on it. It was a warm night. Then {name} saw that it wore mittens, on a string through its sleeves. It was a young one. It was afraid of the dark.',
        ),
      ],
      shows: [{ what: 'visitor' }, { what: 'mittens' }, { what: 'craft' }],
      scene: {
        ...scenes.mittens,
        describe:
          'Close: the little visitor looks up at the sky in fright, mittens on a string round its neck. The hand of {name} reaches out to it.',
      },
    },
    {
      id: 'outlook',
      text: [
        template(
          "Page three was about mathematics. {name} put the speech away. All through that great dark there had been one thing to keep it company: a kitchen radio, coming out to meet it, with the weather and the traffic. It had learned every word by heart, and nobody had told it what they were for. “And now,” it said, and three ears leaned toward {name}, “the outlook.” It was {name's} turn to say something.",
        ),
      ],
      shows: [{ what: 'visitor' }],
      scene: {
        ...scenes.outlook,
        describe:
          'Over the shoulder of {name}: the visitor sits on the rim of the fountain with folded hands and leaning ears, and waits for an answer.',
      },
      choice: {
        ask: template('How will {name} answer it?'),
        ways: [
          { label: 'In weather', to: 'dry', picture: ways.outlook[0] },
          { label: 'In traffic', to: 'leaf', picture: ways.outlook[1] },
        ],
      },
    },
    {
      id: 'dry',
      text: [
        template(
          '“Mainly dry,” said {name}. It wasn’t much, but it was the right tongue. The visitor took hold of its own ears for joy. “Showers,” it said at once, “turning heavy,” and over its head, quite politely, and no wider than a plate, it rained. So that was how it cried. “Clearing later,” said {name}. “Clearing from the left!” And {they} lent it a sleeve. “Clearing,” it said in the deep voice, and blew its nose, or one of them.',
        ),
      ],
      shows: [{ what: 'visitor' }, { what: 'sleeve' }],
      scene: {
        ...scenes.dry,
        describe:
          'A cloud no wider than a plate rains on the visitor’s head. {name} dries its face with a sleeve.',
      },
    },
    {
      id: 'fog',
      text: [
        template(
          'After that they talked. {name} said “Mild,” and it went pink. It said “Gusts,” and Great-uncle Otto’s hat went once round the square. Then it said “Fog on low ground,” and sat down in it, up to the chin, and {name} had to go in after it. In there it told {name} everything, very fast: high pressure, low pressure, a deep low moving away. {name} didn’t know all the words. But there is a voice people use when they have left home without asking.',
        ),
      ],
      shows: [{ what: 'visitor' }, { what: 'hat' }, { what: 'otto' }],
      scene: {
        ...scenes.fog,
        describe:
          'In a hole in the fog {name} and the visitor sit head to head. It tells a long story with all its fingers.',
      },
    },
    {
      id: 'visibility',
      next: 'eleven',
      text: [
        template(
          '“Visibility?” asked {name}, and pointed up. “Poor,” it said. “Poor, poor, poor.” {name} looked. The lamps of the fountain were so bright that there wasn’t a star to be had; above them the night began, as black as the inside of a hat. “And the outlook?” it said. It said so after everything. It did not mean rain. It wanted somebody to tell it how it would go.',
        ),
      ],
      shows: [{ what: 'visitor' }, { what: 'lamps' }],
      scene: {
        ...scenes.visibility,
        describe:
          '{name} and the visitor point up into a sky that looks quite black above the glaring fountain.',
      },
    },
    {
      id: 'leaf',
      text: [
        template(
          '“Please drive with care,” said {name}. It wasn’t much, but it was the right tongue. The visitor was so happy that it signaled with its ears, left, right and middle. Then it set out round the fountain, keeping to its own side, and {name} went along. At the first puddle it stopped. It waited. {name} waited. “Signals out of order,” it explained. So {name} picked a leaf from the linden tree and held it up. Green! Over it went.',
        ),
      ],
      shows: [{ what: 'visitor' }, { what: 'leaf' }, { what: 'puddle' }, { what: 'otto' }],
      scene: {
        ...scenes.leaf,
        describe: 'The visitor waits before a puddle as if at a traffic light. {name} holds up a green leaf.',
      },
    },
    {
      id: 'parking',
      text: [
        template(
          'Twice they went round like that, with a leaf. It gave way to a beetle. It met a snail and lined up behind it. It parked between two white stones, perfectly straight, and paid Great-uncle Otto a button. {name} had never seen such good traffic. Only in front of the craft its ears went down. “Road closed,” it said. {name} held up the leaf. It shook its head. There wasn’t enough green in the tree for that road.',
        ),
      ],
      shows: [{ what: 'visitor' }, { what: 'leaf' }, { what: 'snail' }, { what: 'beetle' }],
      scene: {
        ...scenes.parking,
        describe:
          'The square from above, with a dotted trail twice round the fountain. Before the craft {name} holds up a leaf, but the visitor hangs its ears.',
      },
    },
    {
      id: 'road-closed',
      text: [
        template(
          '“Which road?” asked {name}. It pointed straight up. {name} looked. The lamps of the fountain were so bright that there wasn’t a star to be had; above them the night began, as black as a tunnel. “No lighting,” it whispered, “for the next,” and gave a number that took some time. It had set out by day, {name} saw, without asking anyone, just to the corner, and then to the next. “And now the outlook,” it said. It wanted somebody to tell it how it would go.',
        ),
      ],
      shows: [{ what: 'visitor' }, { what: 'lamps' }],
      scene: {
        ...scenes['road-closed'],
        describe:
          'The visitor points straight up at a black sky. Beside it {name} looks up; their shadow climbs a house and ends at the roof.',
      },
    },
    {
      id: 'eleven',
      text: [
        template(
          "Then the clock struck eleven, and the lamps of the fountain went out, as they did every night. “Eek,” said the deep and friendly voice. Something cold, with several fingers, took {name's} hand. Something with ears put its head inside {name's} coat. And from in there, one after another and without a breath between, came all the advertisements it knew, in the way that other people whistle.",
        ),
      ],
      shows: [{ what: 'visitor' }, { what: 'coat' }, { what: 'fountain' }],
      scene: {
        ...scenes.eleven,
        describe:
          'The lights have gone out. The dark outline of {name}: under {their} coat somebody with three ears is hiding.',
      },
    },
    {
      id: 'where-to',
      text: [
        template(
          "“It’s all right,” said {name}, in plain words, which were no use at all. The visitor shook until the coat buttons rattled. It needed a light, and soon. Up there behind {name's} kitchen was the bathroom, yellow and warm. And up there on the hill, over all the roofs, one red lamp was burning on the radio mast, where the voice lived, the real one. Great-uncle Otto got up, rested his right eye, and offered it his arm.",
        ),
      ],
      shows: [{ what: 'coat' }, { what: 'lamp' }, { what: 'otto' }],
      scene: {
        ...scenes['where-to'],
        describe:
          'A dark town with two lights: a yellow window near by and a red lamp far up on a mast. {name} and Great-uncle Otto stand between, with a shivering coat.',
      },
      choice: {
        ask: template('Where will {name} take it?'),
        ways: [
          { label: 'Home, to the yellow bathroom', to: 'bath', picture: ways['where-to'][0] },
          { label: 'Up the hill, to the voice', to: 'tram', picture: ways['where-to'][1] },
        ],
      },
    },
    {
      id: 'bath',
      text: [
        template(
          'It liked the bath. It got in with its mittens on, and said good evening to both taps, and the sponge, and the soap. Soon there was foam. “Softer!” it said from inside. “Whiter! Ask your dealer!” Every word came up in a bubble and sailed off round the lamp. {name} popped one, and it said “Half price.” Great-uncle Otto sat on the laundry basket, on guard, with one eye. It was very nearly an ordinary evening.',
        ),
      ],
      shows: [{ what: 'visitor' }, { what: 'bubble' }, { what: 'otto' }, { what: 'basket' }],
      scene: {
        ...scenes.bath,
        describe:
          'A yellow bathroom full of bubbles with words in them. {name} pops one; three ears stick out of the foam, and Great-uncle Otto keeps guard with one eye.',
      },
    },
    {
      id: 'window',
      text: [
        template(
          'Then the last bubble drifted to the window and burst, and there behind the glass was the whole night, leaning in. “A cold front,” it said, and slid down until there were only ears. {name} knew something about the dark. Everybody does who has ever lain in it. It is worst at the beginning. But how did you say that in the only words there were? {name} took four pages out of {their} pocket, tore them across, and wrote something on the back.',
        ),
      ],
      shows: [{ what: 'window' }, { what: 'ears' }, { what: 'pages' }],
      scene: {
        ...scenes.window,
        describe:
          'Past three wet ears we see a tall black window. {name} writes on a torn page, mirrored in the glass.',
      },
    },
    {
      id: 'forecast-can',
      text: [
        template(
          'It ought to sound right. {name} took the watering can off the sill and spoke into it from above, and it came out at the spout as deep as a cello. “Good evening,” said {name}. “Here is the forecast for small craft. Tonight: dark at first. Then a great many stars. Wind, none. Small craft will be home by morning.” One ear came up out of the foam, and another. “Dark at first,” it repeated. “Then,” said {name}, and took hold of the lamp cord.',
        ),
      ],
      shows: [{ what: 'watering can' }, { what: 'lamp cord' }, { what: 'ear' }],
      scene: {
        ...scenes['forecast-can'],
        describe:
          '{name} speaks into a watering can as into a radio, one hand on the lamp cord. At the spout an ear listens.',
      },
    },
    {
      id: 'click',
      text: [
        template(
          'Click. It was dark. It was extremely dark. {name} held several cold fingers and did not let go. Great-uncle Otto breathed. A tap said plip. And then there was one. Then, by the chimney, there were three. Then, as if somebody had taken hold of the night and shaken it out, there were more than there are numbers for, even on the radio. “Bright,” it said. “Bright. Bright intervals.” And it lit up all over, from the mittens to the tips of its ears.',
        ),
      ],
      shows: [{ what: 'visitor' }, { what: 'mittens' }, { what: 'star' }],
      scene: {
        ...scenes.click,
        describe:
          'The bathroom is dark and the window full of stars. {name}, seen from behind, holds hands with the visitor, which has begun to shine like a lantern.',
      },
    },
    {
      id: 'fair-bath',
      next: null,
      text: [
        template(
          'Its craft came when it whistled, which is more than the trams do. {name} put the mittens on it and did up the top button. Then there was a light going up over the roofs, and then it was one of the others. Four pages, thought {name}, and nobody had said it! “Hello!” {name} called out of the window, rather late. Great-uncle Otto shut his left eye, and then, for once, the right. In the kitchen the radio crackled. “Outlook,” said the sky, “fair.”',
        ),
      ],
      shows: [{ what: 'window' }, { what: 'light' }, { what: 'otto' }],
      scene: {
        ...scenes['fair-bath'],
        describe:
          'A dark house under an enormous starry sky. {name} leans out of the window and looks after one star that is moving away; behind {them} Great-uncle Otto sleeps with both eyes shut.',
      },
    },
    {
      id: 'tram',
      text: [
        template(
          "The last tram went up at ten minutes past eleven. The visitor sat between {name} and Great-uncle Otto, very straight, with its ears inside {name's} hood. “Mind the doors,” said the tram. It minded them. At every lamp that they passed it came out a little way, and in between it went in again. The conductor punched three tickets; he had seen stranger things on a Saturday. And ahead, over the roofs, the red lamp went on and off, like somebody breathing.",
        ),
      ],
      shows: [{ what: 'tram' }, { what: 'otto' }, { what: 'conductor' }, { what: 'red lamp' }],
      scene: {
        ...scenes.tram,
        describe:
          'A lit tram climbs a steep dark street. In its window {name} and Great-uncle Otto with someone between them in a hood; far above, a red lamp.',
      },
    },
    {
      id: 'voice',
      text: [
        template(
          'Behind the last door sat a very small woman with a very large cup. “And that,” she told a microphone, in a voice like a cello, “was the news.” The visitor bowed until its ears lay on the carpet. “Good evening,” it said, in her own voice. She turned round. “Good evening,” said Mrs. Amparo. “Good gracious. Do I sound like that?” She poured some cocoa into the lid. “Thirty years,” she told {name}, “and I never knew for certain that anybody was listening.”',
        ),
      ],
      shows: [{ what: 'visitor' }, { what: 'amparo' }, { what: 'cup' }, { what: 'microphone' }],
      scene: {
        ...scenes.voice,
        describe:
          'In a small round studio a tiny old newsreader shakes hands with the visitor, while {name} lays a hand on its back.',
      },
    },
    {
      id: 'your-turn',
      text: [
        template(
          '{name} explained. “Afraid of the dark,” said Mrs. Amparo. “And there is nothing left to read tonight except the weather. You had better do it.” “Me?” “You know who’s listening,” she said, and pushed the microphone across. {name} took out the speech. People of the stars, it began. {name} knew something about the dark; everybody does who has ever lain in it. It is worst at the beginning. {name} tore all four pages across, and turned them over, and wrote.',
        ),
      ],
      shows: [{ what: 'microphone' }, { what: 'speech' }],
      scene: {
        ...scenes['your-turn'],
        describe:
          'Under a lamp the hands of {name} write on the back of torn pages; other hands, one with many fingers, hold the paper and turn the microphone.',
      },
    },
    {
      id: 'forecast-air',
      text: [
        template(
          '“Good evening,” said {name}, into the warm microphone, and down in the town, in three hundred kitchens, people looked up from their toast. “Here is the forecast for small craft. Tonight: dark at first. Then a great many stars. Wind, none. Small craft will be home by morning.” The visitor’s ears stood up, one after another. “And would everybody please put out their lights,” said {name}, “so that it can see.” For a moment nothing happened. Then one window went out.',
        ),
      ],
      shows: [{ what: 'microphone' }, { what: 'window' }, { what: 'visitor' }],
      scene: {
        ...scenes['forecast-air'],
        describe:
          'The dark profile of {name} at a microphone, before a window full of town lights. One of the lights has just gone out.',
      },
    },
    {
      id: 'whole-town',
      text: [
        template(
          'A street went out. Linden Square went out. Somebody put out the tram. It was dark at first. {name} held several cold fingers and did not let go. And then there was one. Then there were three; and then, as if somebody had taken hold of the night and shaken it, there were more than there are numbers for, even on the radio. “Bright,” it said. “Bright intervals.” And on the hill above the town, by the mast, it lit up all over, from the mittens to the tips of its ears.',
        ),
      ],
      shows: [{ what: 'visitor' }, { what: 'mittens' }, { what: 'mast' }],
      scene: {
        ...scenes['whole-town'],
        describe:
          'Seen from the sky: the whole town is dark and looks up. On the hill beside the mast the visitor shines like a lantern, hand in hand with {name}.',
      },
    },
    {
      id: 'fair-mast',
      next: null,
      text: [
        template(
          'Its craft came when it whistled. {name} put its mittens on and did up the top button. All the windows in the town stood open when it flew over, dipping an ear to everyone. Four pages, thought {name}, and nobody had said it! “Hello!” said {name} into the microphone, rather late. “Hello!” said the whole town, out of every window. The visitor lit up twice. It said good night to the tram, and the bench, and the stone fish; and on its way up, last of all, to the mailbox.',
        ),
      ],
      shows: [{ what: 'craft' }, { what: 'amparo' }, { what: 'microphone' }],
      scene: {
        ...scenes['fair-mast'],
        describe:
          'From behind the mailbox: the visitor, in its hovering craft, bows good night to it. Far off on the hill {name} waves beside the red lamp.',
      },
    },
  ],
};
