import { ActingCutter } from '../figures/animals/acting.ts';
import { triples } from '../paper/number-lists.ts';
import { pts } from '../paper/points.ts';
import { ANIMAL_RECORDS } from '../parts/animals.records.generated.ts';
import { cloud } from '../parts/props/cloud.ts';
import { house } from '../parts/props/house.ts';
import { moonAsleep } from '../parts/props/moon-asleep.ts';
import { oak } from '../parts/props/oak.ts';
import { pine } from '../parts/props/pine.ts';
import { illustration } from './ui-picture.ts';

/** The picture at the end of a bedtime reading, 480 × 400: the moon asleep over a house with a lit window, and a fox. */
export const lullaby = illustration(480, 400, (c) => {
  const outline = pts('240,8 420,40 470,180 452,330 330,392 150,392 28,330 10,180 60,40');
  const sky = c.paper.sheet(outline, '#2f3b58', { lift: 0.6, texture: 'brush', step: 60 });
  c.paper.within(sky, () => {
    for (const [rx, ry, n] of triples('226,176,0 168,132,1 114,92,2'))
      c.oval(250, 128, rx, ry, ['#364463', '#3f4d6f', '#4c5a7e'][n]!, {
        lift: 0.8,
        tex: 'brush',
        edge: 'lit',
      });
    for (const [x, y, r] of triples(
      '92,92,6 136,48,4 60,170,4 128,146,5 196,36,5 330,44,5 392,96,6 424,176,4 372,158,5 318,206,4 174,206,4 92,226,4 420,240,5',
    ))
      c.star(x, y, r, '#f6e3a8', { lift: 0.2, tex: 'none', turn: x });
    c.at(250, 128, { scale: 0.22 }, () => moonAsleep.draw(c, '#f2d896'));
    c.at(352, 112, { scale: 0.3 }, () => cloud.draw(c, '#7480a0'));
    c.at(150, 176, { scale: 0.24 }, () => cloud.draw(c, '#64718f'));
    c.blob('-20,300! 90,262 210,282 330,254 420,276 500,264! 500,420! -20,420!', '#46607a', {
      lift: 0.9,
      tex: 'brush',
    });
    for (const [x, y, s] of triples('78,284,0.2 106,282,0.26 404,282,0.24'))
      c.at(x, y, { scale: s }, () => pine.draw(c, '#34545a'));
    c.blob('-20,342! 110,312 260,300 400,316 500,336! 500,420! -20,420!', '#3f5f58', {
      lift: 0.9,
      tex: 'brush',
    });
    c.at(372, 330, { scale: 0.34 }, () => oak.draw(c, '#3c5a4a'));
    c.at(200, 324, { scale: 0.4 }, () => house.draw(c, '#cdb798'));
    c.blob('-20,372! 140,346 300,342 420,356 500,350! 500,420! -20,420!', '#34504a', {
      lift: 0.9,
      tex: 'brush',
    });
  });
  const sleeper = new ActingCutter(c.paper, { mood: 'asleep' });
  c.at(308, 372, { scale: 0.4 }, () => ANIMAL_RECORDS.fox.draw(sleeper, 'sleep', '#b5603f'));
});
