import type { Book } from '../../book.ts';
import { template } from '../../slots.ts';
import { pictures } from './pictures/index.ts';

const { scenes, ways, ...staging } = pictures;

export const book: Book = {
  ...staging,
  refrains: ['tried', 'fourteen'],
  spreads: [
    {
      id: 'holes',
      text: [
        template(
          'Every hole on the island was exactly in the wrong place. There were three hundred and six of them, and Captain Oona had dug every one.',
        ),
        template(
          '“It is HERE,” said the Captain, and looked down into the newest. It held some water and a surprised crab.',
        ),
        template(
          '{name} had come to look as well, and so had a heap of wet sand, off the Captain’s spade. “Mind out, {name}!” cried Cook, and Mate, and the parrot. {name} minded out, into hole two hundred and nine.',
        ),
      ],
      scene: {
        ...scenes.holes,
        describe:
          'A small bright island full of holes. A very tall old captain throws sand from the newest one, and {name} tips backward into another.',
      },
    },
    {
      id: 'list',
      text: [
        template(
          'On the door of the cabin hung the list of the ship’s company. CAPTAIN: Oona. MATE: Mate. COOK: Cook. COUNTING: the parrot. And at the very bottom, under LUGGAGE, it said: {name}.',
        ),
        template(
          '{name} had tried. {They} had tried with ropes, but they were somebody’s ropes. {They} had tried with soup. “Mind out,” everyone said, quite kindly, and moved {name} to one side, like a chair.',
        ),
        template('“One day,” {name} told the list, “I’m going to be higher up on you.”'),
      ],
      scene: {
        ...scenes.list,
        describe:
          'Close by, in lantern light, {name} lays a finger on the lowest line of a list, where a trunk is drawn beside {their} name.',
      },
    },
    {
      id: 'one',
      text: [
        template(
          'They measured again in the morning. FROM THE PALM, said the map, TO THE TOOTH, TWENTY OF ME. DIG.',
        ),
        template(
          'So Captain Oona lay down, with her hat to the palm and her boots to the rock. “One of me,” she said. {name} drew a line at her heels. She got up, groaning, and lay down with her hat to the line. “Two of me.”',
        ),
        template('“Seven,” said the parrot.'),
        template('By the ninth her back hurt. By the twentieth she was at the far end of the beach.'),
      ],
      scene: {
        ...scenes.one,
        describe:
          'From straight above: the long captain lies stretched out on the sand from edge to edge, and {name} draws a line with a stick at her heels.',
      },
    },
    {
      id: 'cheese',
      text: [
        template('She dug until the moon rose, and it was not there.'),
        template(
          '“It was the palm that moved,” said the Captain. “Or the sea. Or the moon did something.” She sat down on the edge of hole three hundred and seven, and took off her hat. “Sixty years I’ve come back. I only want to know what’s in it.”',
        ),
        template('“Don’t you know?” asked {name}. “Isn’t it yours?”'),
        template('“I forget,” said Captain Oona. “It was the best thing I had. That’s all I remember.”'),
      ],
      scene: {
        ...scenes.cheese,
        describe:
          'Moonlight on an island like a slice of cheese. Dark against it the huge captain sits bent on the edge of a hole; {name} sits by her with a hand on her sleeve.',
      },
    },
    {
      id: 'boots',
      text: [
        template(
          '“Off to the tent, {name},” she said. “And mind my chest.” {name} did not mind it quite enough, and the lid came up.',
        ),
        template(
          'The Captain had had it since she first went to sea. There was a coat in it, folded. There was a spyglass, as short as a thumb. And under the coat stood a pair of boots, with sand in them.',
        ),
        template(
          'They were not the Captain’s boots; nobody could have thought so. {name} held one against {their} own foot, heel to heel. It fitted.',
        ),
      ],
      scene: {
        ...scenes.boots,
        describe:
          'In lantern light {name} holds a small old boot against the sole of {their} own foot. They are the same size. Behind them stands one boot of the Captain’s, as big as a stove.',
      },
    },
    {
      id: 'big',
      text: [
        template(
          '{name} looked at the small boots. {name} looked at the large ones. They were like two ends of one rope.',
        ),
        template(
          'In the dark, across the sand, {name} went and stopped in front of Captain Oona, and held them up.',
        ),
        template('“Captain,” said {name}, “who drew the map?”'),
        template('“I did,” said the Captain.'),
        template('“And how big WERE you?”'),
      ],
      scene: {
        ...scenes.big,
        describe:
          'From below: {name} holds up a pair of tiny boots in the moonlight, and the captain’s huge face bends down to them in astonishment.',
      },
    },
    {
      id: 'rope',
      text: [
        template('The map was honest. It was she who had grown.'),
        template('“Twenty of me,” said Captain Oona, “when I was YOU.” She had to hold on to the parrot.'),
        template(
          '{name} lay down on a rope, heels at the end of it, and had Mate tie a knot level with the top of {their} head. “One of me,” said {name}, and held it up. Against the Captain it came exactly to the middle button. “So two of me are one of you.”',
        ),
        template('“Eleventeen,” said the parrot.'),
        template('“Make the list ready,” said Captain Oona to Cook. “In pencil.”'),
      ],
      scene: {
        ...scenes.rope,
        describe:
          'In the tent {name} measures the tall captain with a knotted rope: it reaches exactly to the middle button of her coat. They laugh at each other.',
      },
    },
    {
      id: 'ways',
      text: [
        template(
          'In the morning the palm was there and the rock was there, and between them, shining, the tide was thinking about coming in.',
        ),
        template(
          '“Twenty of {name}, from the palm to the Tooth,” said the Captain, and held out the rope. In sixty years she had never let anybody else measure. “It’s your measure. It’s your line. Now over the sand, before the water? Or when it’s in, by boat?”',
        ),
        template('Everyone looked at {name}, and no one said mind out.'),
      ],
      scene: {
        ...scenes.ways,
        describe:
          'Over the captain’s shoulder: she gives {name} the knotted rope. Beyond lie wet sand on one side, green water with a small boat on the other, and a rock like a tooth.',
      },
      choice: {
        ask: template('Which way will {name} measure?'),
        ways: [
          { label: 'Over the beach, before the tide', to: 'shells', picture: ways.ways[0] },
          { label: 'By boat, over the lagoon', to: 'floats', picture: ways.ways[1] },
        ],
      },
    },
    {
      id: 'shells',
      text: [
        template(
          'They went over the sand. {name} held the end to the palm, and Mate walked the knot out. “One of me,” said {name}, and put down a shell. They moved the rope along. “Two of me.” A second shell.',
        ),
        template('“Nine,” said the parrot.'),
        template(
          "“Don’t listen,” said Cook, with both hands over {name's} ears. At five the sand was damp. At eight it was wet. At twelve the sea put a long white finger up the beach.",
        ),
      ],
      scene: {
        ...scenes.shells,
        describe:
          "On a wet beach {name} lays shells in a row along a rope. The cook covers {name's} ears, the parrot shouts, and the first foam comes in.",
      },
    },
    {
      id: 'tide',
      text: [
        template(
          'At fourteen {name} looked back, and there was no row. The sea had taken the shells, every one.',
        ),
        template('“Was that fourteen?” asked Mate. “Or thirteen?”'),
        template('“Six!” said the parrot.'),
        template(
          "Nobody knew. The line in the sand was gone, and the palm was a long way off. {name} felt {their} ears get hot. To be nearly crew, and to lose count! But {name} kept hold of the rope, and did not move. Whatever the number was, it was under {name's} feet.",
        ),
      ],
      scene: {
        ...scenes.tide,
        describe:
          'A wide sheet of foam covers the beach. Beyond it {name}, quite still, holds the rope in the shallow water and looks back where the row of shells has vanished.',
      },
    },
    {
      id: 'crabs',
      next: 'rings',
      text: [
        template(
          "Then something tickled. A crab went past {name's} foot with a shell on its back, held like a hat in the wind. Behind it came another.",
        ),
        template(
          '“They’ve got them!” said {name}. “They’re wearing them! Captain, don’t move! Count the crabs!”',
        ),
        template(
          'Two sat on the Captain’s boot. “Two, four, six,” counted {name}, pair by pair, “eight, ten, twelve… fourteen.” So fourteen it was. They laid the rope again: fifteen, sixteen, and on, until {name} said, “Twenty of me,” on dry sand.',
        ),
      ],
      scene: {
        ...scenes.crabs,
        describe:
          'From above: crabs wearing white shells like hats march past the captain’s enormous boots in pairs. {name}, lying on the sand, counts them with a finger.',
      },
    },
    {
      id: 'floats',
      text: [
        template(
          'They waited for the water. Mate had a small green boat for getting worms in, and from its nose to its tail it was two of {name}, to the knot.',
        ),
        template(
          '“So one boat is two of me,” said {name}, buckled into a life jacket. “And ten boats are twenty.”',
        ),
        template('“Forty,” said the parrot, who had one on as well.'),
        template(
          '{name} leaned out in front and touched the palm. Where the tail ended, Mate dropped a cork with a stone on a string; and they slid along, nose to the cork. “Two of me,” said {name}. “Four of me.”',
        ),
      ],
      scene: {
        ...scenes.floats,
        describe:
          'A small green boat on a clear lagoon. {name}, in a life jacket, reaches from its nose to a cork; the mate drops the next cork from its tail.',
      },
    },
    {
      id: 'gulls',
      text: [
        template(
          'They had got to six of {name} when a gull sat down on the first cork. It looked around. It told its friends.',
        ),
        template('At twelve the last gull put its cork under one wing, and left.'),
        template(
          '“Now where were we?” said Mate. The boat had turned around twice. {name} felt {their} ears get hot. To be nearly crew, and to lose the place! What they needed was a float that nobody would dare to take. {name} looked around for one. It was standing in the lagoon up to its knees, in a hat.',
        ),
      ],
      scene: {
        ...scenes.gulls,
        describe:
          'From low on the water: a big gull sits on a cork. Behind it more gulls on corks, and {name} in the drifting boat, who watches one of them fly off with the last cork.',
      },
    },
    {
      id: 'twos',
      next: 'rings',
      text: [
        template('“Captain,” called {name}, “would you float?”'),
        template(
          'So Captain Oona lay down in the lagoon on her back, with her hat to the palm. “One of me,” she told the sky, “is two of {name}.”',
        ),
        template(
          '“Two,” counted {name}. Mate set the boat down beyond her boots. “Four.” Then it was her turn again. “Six.” Captain, boat, Captain, boat. One gull sat on her, and stayed to the end. “Eight, ten, twelve, fourteen, sixteen, eighteen.” Then the nose bumped on dry sand. “Twenty of me,” said {name}.',
        ),
      ],
      scene: {
        ...scenes.twos,
        describe:
          'The captain floats on her back in the green lagoon with a gull on her stomach. {name}, in the boat, which is just as long as she is, holds her hand.',
      },
    },
    {
      id: 'rings',
      text: [
        template(
          'There was no hole there. There were holes to the left, and to the right, and a great many much farther on; but in this one spot, in sixty years, no one had dug.',
        ),
        template(
          "“It’s your twenty,” said the Captain to {name}. Her voice shook. She put the spade in {name's} hands, and held it too, up high, so that it would not be so heavy.",
        ),
        template('One. Two. {name} leaned on it with all of {themself}. The spade went in, and said:'),
      ],
      scene: {
        ...scenes.rings,
        describe:
          'From below, out of a dark hole: {name} leans on a spade that comes down toward us. The captain’s hands hold it too; faces look in all around.',
      },
    },
    {
      id: 'chest',
      text: [
        template('CLONK.'),
        template(
          'It was a very small chest. The Captain held it on her knee for a while before she put her thumbs to the lid.',
        ),
        template(
          'There was one tooth. There was a snail’s shell, striped, with none of it missing. There was half a ginger biscuit, as hard as a plank. “That was the best thing I had,” said the Captain slowly. “I was going to eat it, and I didn’t.” And under the biscuit lay a note, in big letters that went uphill. “Read it, {name},” she said. “I haven’t got my glasses.”',
        ),
      ],
      scene: {
        ...scenes.chest,
        describe:
          'In the captain’s huge hands lies a tiny open chest with a tooth, a striped snail shell, half a ginger biscuit and a note. {name} and she look in, cheek to cheek.',
      },
    },
    {
      id: 'note',
      text: [
        template('FOR WHEN I AM BIG, {name} read.'),
        template(
          'Captain Oona looked down at her boots, which were a long way off. “Well,” she said, “I suppose I am.”',
        ),
        template(
          'Cook polished a pan very hard. Three hundred and seven holes were full of shadow, and one was full of people.',
        ),
        template(
          '“It’s for you and me to say, {name},” said the Captain. “We’re the two who measured. Do we have it now? Or does it go on being treasure?”',
        ),
      ],
      scene: {
        ...scenes.note,
        describe:
          'The captain sits like a hill against the red sky. In the crook of her arm {name} holds a small white note.',
      },
      choice: {
        ask: template('What shall they do with the treasure?'),
        ways: [
          { label: 'Open it up and share it', to: 'share', picture: ways.note[0] },
          { label: 'Bury it again, with something more', to: 'bury', picture: ways.note[1] },
        ],
      },
    },
    {
      id: 'share',
      text: [
        template('“Now,” said {name}. “It’s waited long enough.”'),
        template(
          'Cook divided it, with a saw. There were five of them, so it had to be five pieces and all the same, and {name} measured. The crumbs were for the crabs.',
        ),
        template(
          'They shut their eyes and bit. It tasted of ginger, and a little of sixty years. “Oh,” said the Captain. “THAT’s what it was like.” And she laughed until sand slid into all the holes.',
        ),
      ],
      scene: {
        ...scenes.share,
        describe:
          'From above, by lantern: five heads in a ring and five equal bits of biscuit on a plank. {name} holds the measuring string; crabs wait in line for the crumbs.',
      },
    },
    {
      id: 'dance',
      text: [
        template(
          'There was dancing. Mate played the worm tin. The parrot called the steps (“One! Two! Nine!”), which is why everyone fell down. The Captain wore one of the small boots on her thumb, and her thumb danced best of all.',
        ),
        template('“Cook,” she said, when she had breath. “The list. And not in pencil.”'),
        template(
          'Cook wrote it out again. CAPTAIN: Oona. MEASURE: {name}. It was so high up that the rest had to move down, and the parrot was under LUGGAGE, and sulked.',
        ),
      ],
      scene: {
        ...scenes.dance,
        describe:
          'On the lantern-lit deck the crew dances and tumbles. The captain has a tiny boot on her thumb and whirls {name} around by the hand.',
      },
    },
    {
      id: 'stars',
      next: null,
      text: [
        template(
          'When all the lanterns but one were out, the Captain and {name} lay on the warm deck, head to head, and looked up. She had tied the tooth to the mast, for luck.',
        ),
        template('“Captain,” said {name}, “how far is that star?”'),
        template(
          '“Oh,” said Captain Oona. She thought about it. She thought for so long that the ship swung around on her anchor, and pointed at home.',
        ),
        template('“In you,” she said, “or in me?”'),
      ],
      scene: {
        ...scenes.stars,
        describe:
          'At night on deck, seen from above, {name} and the captain lie head to head, one short and one long, and point up at the same star.',
      },
      forGrownUp: template(
        'Two of {name} made one Captain; so twenty of {name} made ten of her. Half the measure, twice the number. Lie down on a string, cut it, and measure the room: how many of your child is it? And how many of you?',
      ),
    },
    {
      id: 'bury',
      text: [
        template('“Not yet,” said {name}. “It’s good at being treasure.”'),
        template(
          'The Captain smelled the biscuit once, with her eyes shut. Then she put it back, and the shell, and the tooth.',
        ),
        template('“It isn’t full,” she said. “There’s room for the best thing you’ve got.”'),
        template(
          '{name} thought about that for a while; and then untied the rope from {their} belt, with the knot in it, exactly one of {name}, and laid it in, in a ring.',
        ),
      ],
      scene: {
        ...scenes.bury,
        describe:
          "{name's} hands lay a coiled, knotted rope into the tiny chest beside the biscuit. The captain’s finger and thumb hold the lid open.",
      },
    },
    {
      id: 'map',
      text: [
        template(
          'Then they needed a new map. {name} held the pen, and everyone leaned on the paper. There was the palm. There was the Tooth. There were three hundred and eight holes, and Mate put in the worms.',
        ),
        template('“Now the numbers,” said Captain Oona. “Be careful. Somebody will have to go by them.”'),
        template(
          '{name} was very careful. FROM THE PALM TO THE TOOTH, TWENTY OF ME. And below that, to be clear: “ME” IS AS LONG AS THE ROPE IN THE CHEST.',
        ),
        template('There was a silence. “I think,” said Mate, “I see a difficulty.”'),
      ],
      scene: {
        ...scenes.map,
        describe:
          'The ship cut open at night: in the golden cabin {name} draws a map at the table, with the whole crew leaning in; in the other rooms are worms, pans, hammocks and a parrot.',
      },
    },
    {
      id: 'growing',
      next: null,
      text: [
        template(
          "So that night the Captain cut a notch in the mast, level with the top of {name's} head, where anyone could find it. Cook wrote the list again, and {name} was second from the top: MEASURE.",
        ),
        template('“When I come back for it,” said {name}, “I’ll be as tall as you.”'),
        template('“You will have forgotten what’s in it.”'),
        template(
          '“I won’t,” said {name}. “Well. I might.” {name} yawned, and stretched as far as {they} would go.',
        ),
        template('“Better be quick,” said the Captain. “You’re growing.”'),
      ],
      scene: {
        ...scenes.growing,
        describe:
          "Dark against a great setting moon: {name} by the mast, measured by the captain, whose hand lies flat on {name's} head while she cuts a notch.",
      },
      forGrownUp: template(
        'Two of {name} made one Captain; so twenty of {name} made ten of her. Half the measure, twice the number. Lie down on a string, cut it, and measure the room: how many of your child is it? And how many of you?',
      ),
    },
  ],
};
