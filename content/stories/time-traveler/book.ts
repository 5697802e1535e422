import type { Book } from '../../book.ts';
import { template } from '../../slots.ts';
import { pictures } from './pictures/index.ts';
import { talk } from './talk.ts';

const { scenes, ...staging } = pictures;

export const book: Book = {
  ...staging,
  refrains: ['days', 'eleven'],
  talk,
  spreads: [
    {
      id: 'eleven',
      text: [
        template(
          'In 1752 somebody took eleven days out of September, and {name} wanted to know where they had put them. It was there in the old almanac, on its nail in the clock tower, in black and white.',
        ),
        template('“One, two, fourteen,” read {name}. “That must be a misprint.”'),
        template(
          '“No,” said Mrs. Okoro, who wound the town clock on Saturdays and let {name} hold the oil can. “People went to bed on the second and got up on the fourteenth.”',
        ),
      ],
      shows: [{ what: 'almanac' }, { what: 'oil can' }],
      scene: {
        ...scenes.eleven,
        describe:
          'The finger of {name} on an old almanac page: September 1752, where the fourteenth comes straight after the second.',
      },
    },
    {
      id: 'spots',
      text: [
        template(
          '{name} had a reason for asking. {Their} own birthday had been spent in bed this year, with spots. There were twenty-nine of them, and one candle, which was carried past the door. What {name} needed was a spare day: only one plain day that was not in use. And here were eleven of them, hardly worn, and no one had ever gone to look.',
        ),
      ],
      shows: [{ what: 'spots' }, { what: 'candle' }, { what: 'door' }],
      scene: {
        ...scenes.spots,
        describe:
          'A dark bedroom. Past the crack of the door goes a cake with a candle; the hand of {name} on the quilt is covered in spots.',
      },
    },
    {
      id: 'door',
      text: [
        template(
          'Behind the great glass face there was a low wide door that Mrs. Okoro oiled and never opened. “The front of a clock,” she said, “is for the time there is.” Each evening a mouse went in under it, and came back with crumbs of a kind that nobody bakes. {name} laid one finger in the gap between the second and the fourteenth, and gave the door a push with the other hand.',
        ),
        template('“Back before supper,” said Mrs. Okoro, to her oil can.'),
      ],
      shows: [{ what: 'door' }, { what: 'okoro' }, { what: 'mouse' }, { what: 'clock' }],
      scene: {
        ...scenes.door,
        describe:
          'Before the glowing back of a clock face {name} pushes a low door with light behind it. Mrs. Okoro looks the other way.',
      },
    },
    {
      id: 'london',
      text: [
        template(
          'The door came out behind another clock, over a wet black street, where it was evening and everything smelled of candles. PELL, said a sign, ALMANACS. In the window hung the day: Wednesday the second of September. And on the step sat {friend}, with ink up to both wrists, glaring at it.',
        ),
        template(
          '“Do you know what tomorrow is?” {friend:they} asked {name}, without so much as a good evening.',
        ),
        template('“Thursday,” said {name}.'),
        template('“Thursday the fourteenth,” said {friend}. “And my birthday is the ninth.”'),
      ],
      shows: [{ what: 'friend' }, { what: 'sign' }, { what: 'clock' }, { what: 'door' }],
      scene: {
        ...scenes.london,
        describe:
          'A rainy street by candlelight, long ago. On the step of a print shop {friend}, inky to the wrists, glares; {name} has just come out below the clock.',
      },
    },
    {
      id: 'respect',
      text: [
        template(
          '“It was going to be a Wednesday,” said {friend}. “And now I’ll get a year older in the middle of the night, without being there.”',
        ),
        template('“I had spots for mine,” said {name}.'),
        template('“How many?”'),
        template('“Twenty-nine.”'),
        template(
          'They looked at each other with respect. “Somebody took them out,” {name} said. “So somebody must have put them down.”',
        ),
        template('“That’s what I say,” said {friend}, and got up.'),
      ],
      shows: [{ what: 'friend' }],
      scene: {
        ...scenes.respect,
        describe:
          '{name} and {friend} sit shoulder to shoulder under one sack in the rain and look at each other with respect.',
      },
    },
    {
      id: 'pell',
      text: [
        template(
          'Inside, sheets of September hung on lines like washing, and Mrs. Pell stood at the cases in the light of one candle. “I only print the hole,” she said. “There are your days.” In a tray lay the numbers, cold and backward, as lead numbers are: three, four, five, all the way up to thirteen, taken out of the middle of the month. {friend} picked up the nine.',
        ),
        template('“But where did the days go?” asked {name}.'),
        template('“Ask at the coffeehouse,” said Mrs. Pell. “There’s a judge in it who voted.”'),
      ],
      shows: [{ what: 'pell' }, { what: 'candle' }, { what: 'numbers' }, { what: 'friend' }],
      scene: {
        ...scenes.pell,
        describe:
          'Past the shoulder of Mrs. Pell: by one candle {name} and {friend} bend over a tray of lead numbers. {friend} has taken out the nine.',
      },
    },
    {
      id: 'judge',
      text: [
        template('The judge had a wig, and coffee on it.'),
        template(
          '“Took them?” he said to {name}. “Nonsense. We took the numbers. Our old calendar thought the year was eleven minutes longer than it is.”',
        ),
        template('“Eleven minutes isn’t much,” said {friend}.'),
        template(
          '“We have been adding it up,” said the judge, “since the Romans. It came to eleven days. So we skipped them, and now we’re even.”',
        ),
        template('“Then where are the days?” asked {name}.'),
        template('“Nowhere, child. They were never there.” And he drank what was left.'),
      ],
      shows: [{ what: 'judge' }, { what: 'wig' }, { what: 'cup' }, { what: 'friend' }],
      scene: {
        ...scenes.judge,
        describe:
          'A judge in a huge wig tips up his coffee. Over the edge of the table the eyes of {name} and {friend} watch him, unconvinced.',
      },
    },
    {
      id: 'faces',
      text: [
        template(
          'All the way back, people leaned out of windows and asked each other things. Did one owe rent for a week that hadn’t happened? Was a cake from the second stale by the fourteenth? A very old man wished to know whether he’d been cheated, and if so, of what.',
        ),
        template('“Never there,” said {friend} bitterly. “I was going to have a goose.”'),
        template(
          '{name} said nothing. {name} was counting under {their} breath. One, two, fourteen. It went by like a stair that isn’t where your foot thinks it is.',
        ),
      ],
      shows: [{ what: 'oldMan' }, { what: 'window' }, { what: 'friend' }],
      scene: {
        ...scenes.faces,
        describe:
          'A calendar page like a house: the eleven missing days are windows with puzzled faces in them, one a goose. {name} and {friend} pass below.',
      },
    },
    {
      id: 'wrong-turn',
      text: [
        template(
          "They tried the door behind the clock again, with {friend} holding on to {name's} sleeve. But the mouse turned left, and they turned after it; and on the other side the rain was warm. There were palm trees in it. There was music somewhere, and lamps, and a smell of flowers and engine oil. On a porch a very old woman was rolling up mats. She looked them over: one wet, one inky.",
        ),
        template('“You’ve come about Friday,” she said.'),
      ],
      shows: [{ what: 'sina' }, { what: 'mouse' }, { what: 'palm' }, { what: 'mats' }],
      scene: {
        ...scenes['wrong-turn'],
        describe:
          'Out of a low door, together with a strip of cold rain, come {name} and {friend}, into a warm evening of palms and lamps. Sina, with her rolled mats, looks them over.',
      },
    },
    {
      id: 'friday',
      text: [
        template(
          'It was Apia, in Samoa, in the year 2011, on Thursday the twenty-ninth of December; and when it struck midnight it was going to be Saturday the thirty-first.',
        ),
        template(
          '“We’re moving to the other side of the date line,” said Sina. “Our cousins over there have always had tomorrow while we had today, and nobody can telephone anyone. So we’re giving up a Friday, and then we’ll match.”',
        ),
        template('{name} looked at {friend}. “Another one,” said {friend}. “This is worse than I thought.”'),
      ],
      shows: [{ what: 'sina' }, { what: 'friend' }],
      scene: {
        ...scenes.friday,
        describe:
          'Sina, on her porch, draws a line in the air for {name} and {friend}. Behind them an island on one side of a dotted line, its cousins on the other.',
      },
    },
    {
      id: 'back',
      text: [
        template('“And where are you putting it?” asked {name}.'),
        template('Sina finished the mat. “Back,” she said.'),
        template('“Back?”'),
        template(
          '“My great-grandmother had one over. In 1892 they moved us the other way, and so she had a Monday, and the next morning it was that same Monday again. The Fourth of July, twice. She danced at both. We’ve had a day too many ever since, and tonight we return it. It’s only manners.”',
        ),
        template('{friend} sat down on a mat. “Twice,” {friend:they} whispered.'),
      ],
      shows: [{ what: 'sina' }, { what: 'mats' }, { what: 'friend' }],
      scene: {
        ...scenes.back,
        describe:
          'On the lamplit porch Sina lays the end of a rolled mat in the hands of {name}. On a mat behind them two identical dancers are woven; {friend} stares.',
      },
    },
    {
      id: 'turned-over',
      text: [
        template(
          'Then {name} turned the question over and looked at the other side of it. They’d been hunting where there were too few days. But that’s just a hole. You can’t have a birthday in a hole. What they wanted was a bulge: a day too many.',
        ),
        template('“Could we use that Monday?” asked {name}.'),
        template(
          '“It’s used,” said Sina. “I told you, she danced. What you need is one that nobody’s wanted since.”',
        ),
        template(
          '“Mrs. Pell has the almanacs of every country,” said {friend} slowly. “There must be one over in one of those.”',
        ),
      ],
      shows: [{ what: 'friend' }, { what: 'hole' }, { what: 'bulge' }],
      scene: {
        ...scenes['turned-over'],
        describe:
          '{name} kneels on the mats and points up at two rows of days, as {name} sees them: in the upper one gapes a hole, in the lower one a day bulges out. {friend} looks up, too.',
      },
    },
    {
      id: 'hunt',
      text: [
        template(
          "Back at the shop the candle was past its middle. The almanacs of every country lay open on the floor, and {name's} finger went along the Februaries. Spain: twenty-seven, twenty-eight, stop. Poland: the same, and stop. Venice: twenty-nine, for a leap year, and stop.",
        ),
        template('“Stop,” said {friend}, across the candle. “Stop. Stop.”'),
        template(
          'The last was thin, and gray, and had been used to wrap a herring. Sweden, 1712. “Twenty-seven,” read {name}. “Twenty-eight.” {friend} opened {friend:their} mouth for a stop. “Twenty-nine,” read {name}. The candle stood up very straight.',
        ),
      ],
      shows: [{ what: 'candle' }, { what: 'almanac' }, { what: 'friend' }],
      scene: {
        ...scenes.hunt,
        describe:
          'From above: a floor covered with open almanacs. {name} and {friend} lie head to head by one candle, their fingers on the rows of days.',
      },
    },
    {
      id: 'thirty',
      text: [template("And {name's} finger went on, into a square that had never been.")],
      layout: { kind: 'bleed', wordsAt: 'left-bottom' },
      shows: [{ what: 'almanac' }, { what: 'candle' }],
      scene: {
        ...scenes.thirty,
        describe:
          'Very close: the fingertip of {name} on an old stained page of February. After 28 and 29 there stands 30.',
      },
    },
    {
      id: 'sweden',
      text: [
        template('“Misprint,” said {friend}. But Mrs. Pell held it up to the flame, and it was not.'),
        template(
          'The Swedes had set out to mend their calendar gently, she said. They left out one day, forgot the next two, and had to put the one back. So they had a thirtieth of February. Once.',
        ),
        template('“And who has used it since?” asked {name}.'),
        template(
          '“Since?” said Mrs. Pell. “Who’d think of it?” She gave them the end of the candle. “Home before supper.” The mouse was already at the door, and they went after it.',
        ),
        template('On the other side it was white, so white that there wasn’t yet anything on it.'),
        template('“You first,” said {friend}. “It was your idea.”'),
        template('“Together,” said {name}.'),
      ],
      shows: [{ what: 'pell' }, { what: 'candle' }, { what: 'mouse' }, { what: 'friend' }],
      scene: {
        ...scenes.sweden,
        describe:
          'Through a small windowpane: Mrs. Pell holds a page up to the candle so that the number shines through, between the faces of {name} and {friend}.',
      },
    },
    {
      id: 'white',
      layout: { kind: 'wordless' },
      text: [],
      shows: [{ what: 'tracks', count: 2 }, { what: 'friend' }],
      scene: {
        ...scenes.white,
        describe:
          'A white page of snow. Far up on it, hand in hand, seen from behind, {name} and {friend}; behind them run two tracks, and one as fine as stitching.',
      },
    },
    {
      id: 'birthdays',
      text: [
        template(
          'It was as quiet as only a day can be that nobody has ever come into before. There was not one spot on {name} anywhere.',
        ),
        template(
          'They drew lots. {name} had the morning: a castle with a window of ice, snow caught in a hat, and nobody took a temperature. {friend} had the afternoon, and carved a goose. It was only snow, but large.',
        ),
        template('“And now the candle,” said {friend}. “Half each.”'),
        template(
          '“I haven’t got it,” said {name}, one hand tight shut in a pocket. It was only an end. Half of an end is hardly anything, and {name} was owed a whole one.',
        ),
        template('Then they heard the crying.'),
      ],
      shows: [{ what: 'castle' }, { what: 'window' }, { what: 'goose' }],
      scene: {
        ...scenes.birthdays,
        describe:
          'Pink winter light on a snow castle and an enormous snow goose, which {friend} carves. {friend} holds out a hand; {name} has turned away, with a fist deep in a pocket, out of which a wick sticks, and a narrow look back.',
      },
    },
    {
      id: 'baby',
      text: [
        template(
          'It came from the red house. In the kitchen an old woman was walking up and down with something in a shawl. It was a baby, born that morning, on the thirtieth of February, and furious.',
        ),
        template(
          '“As well she may be,” said the old woman. “The priest has looked it up. There is never to be another one.” {friend} looked in at the little, cross, red face. {friend} had been angry all evening, about one.',
        ),
        template('“None?” said {friend}. “Ever? And we haven’t even got a candle.”'),
        template(
          'In the pocket the wax had gone soft. The harder {name} held it, the less it was like a candle, and the more it stuck.',
        ),
      ],
      shows: [{ what: 'baby' }, { what: 'grandmother' }, { what: 'candle' }, { what: 'friend' }],
      scene: {
        ...scenes.baby,
        describe:
          "By the hearth an old woman shows {name} and {friend} a new baby, who has taken hold of {friend's} finger. {name} has turned aside, ashamed, and looks down at a fist in {their} pocket, out of which wax runs.",
      },
    },
    {
      id: 'all-of-them',
      text: [
        template(
          '“Then she’d better have them now,” said {name}, and out of the pocket came a hand with a candle stuck to it.',
        ),
        template('“Have what?”'),
        template('“All of them.”'),
        template('“You hadn’t got it,” said {friend}.'),
        template('“I had,” said {name}.'),
        template(
          '{name} lit it at the hearth, and held it where the baby could see, and they sang for her: for one, and then for two, and then for three. The old woman fetched in the neighbors. They sang for seven, and she lost a tooth, in a manner of speaking. For forty they danced. By dusk she was ninety-one, and had had every birthday there was, and she gave a great yawn at the candle, and out it went.',
        ),
      ],
      shows: [{ what: 'candle' }, { what: 'baby' }, { what: 'grandmother' }],
      scene: {
        ...scenes['all-of-them'],
        describe:
          'In a bright kitchen {name}, red in the face, holds the lit candle out before the baby, who yawns, and looks at {friend}, who smiles. The old woman and the neighbors sing; two of them dance.',
      },
    },
    {
      id: 'even',
      text: [
        template('On Mrs. Pell’s step the rain had stopped.'),
        template('“It’ll be the ninth again next September,” said {friend}. “I’ve only to wait.”'),
        template(
          "{friend:They} put something small and cold into {name's} hand. It was the nine. “Till then no one will need it.”",
        ),
        template('“Thursday tomorrow,” said {name}.'),
        template(
          '“Thursday,” said {friend}, “the fourteenth,” and for the first time {friend:they} laughed about it.',
        ),
        template(
          'Then the mouse went in under the door, and {name} went after the mouse, and was back before supper.',
        ),
      ],
      shows: [{ what: 'nine' }, { what: 'friend' }, { what: 'mouse' }, { what: 'pell' }],
      scene: {
        ...scenes.even,
        describe:
          'Past the raised hand of {friend}: {name} turns in the low door under the clock to look back, holding something small tight.',
      },
    },
    {
      id: 'squares',
      text: [
        template('“Well?” said Mrs. Okoro, without turning around. “Did you find where they put them?”'),
        template(
          '“They were never there,” said {name}. “But there’s one over. It’s quite good. It’s a little bit used now.”',
        ),
        template('“It would be,” said Mrs. Okoro, and gave the mouse some oil.'),
        template(
          'At bedtime {name} stood the nine on the sill, in the moon, and turned the kitchen calendar to February. There was a thumbprint on the page, in ink. And after the twenty-eighth, in pencil, someone had drawn two more squares.',
        ),
      ],
      shows: [{ what: 'nine' }, { what: 'calendar' }, { what: 'mouse' }],
      scene: {
        ...scenes.squares,
        describe:
          'By moonlight {name} looks closely at a calendar: after the last day of February somebody has drawn two more squares in pencil, and, beside an inky thumbprint, “for {name}.”',
      },
      forGrownUp: template(
        'Why were there too few days in one place and one too many in another? All of it happened: eleven days skipped in Britain in 1752, a Monday twice in Samoa in 1892 and no Friday there in 2011, and one thirtieth of February, in Sweden, in 1712. Where would you put a spare day, and who should have it?',
      ),
    },
  ],
};
