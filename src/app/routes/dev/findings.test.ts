import { describe, expect, it } from 'vitest';
import type { Book } from '../../../../content/book.ts';
import { template } from '../../../../content/slots.ts';
import { findingsOf, pictureFile } from './findings.ts';
import '../../../../illustration/load-all-parts.ts';

const bookOf = (touch: readonly [number, number]): Book => ({
  spreads: ['kettle', 'long-walk'].map((id) => ({
    id,
    text: [template('{name} looked into the "kettle".')],
    scene: {
      backdrop: 'meadow',
      light: 'noon',
      cast: [{ who: 'hero', pose: 'stand', at: [450, 1190], touch }],
      describe: '{name} stands in a meadow and reaches out a hand.',
    },
  })),
});

describe('the studio', () => {
  it('frames what is wrong in a picture', () => {
    const far = findingsOf('tea-party', bookOf([820, 260])).filter(({ words }) => words.includes('misses'));
    expect(far.length).toBeGreaterThan(0);
    for (const finding of far)
      expect(finding).toMatchObject({ picture: true, hero: expect.any(String), box: expect.any(Array) });
  });

  it('tells the words from the pictures', () => {
    const quote = findingsOf('forest-friends', bookOf([560, 1040])).find(({ words }) =>
      words.includes('straight quotation mark'),
    );
    expect(quote).toMatchObject({ spread: 'kettle', picture: false });
  });

  it('names the file of a picture by the place of its spread', () => {
    expect(pictureFile('tea-party', bookOf([560, 1040]), 'long-walk')).toBe(
      'content/stories/tea-party/pictures/02-long-walk.ts',
    );
  });
});
