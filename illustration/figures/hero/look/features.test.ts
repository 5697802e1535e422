import { describe, expect, it } from 'vitest';
import { type Facing, heroBust, heroSvg } from '../rig.ts';
import {
  FEATURES,
  type Features,
  FRINGES,
  featureDistance,
  neutralFeatures,
  randomFeatures,
  randomFeaturesUnlike,
} from './features.ts';
import { defaultLook, type Look, lookKey, parseLook, randomChild } from './look.ts';
import { HAIR_STYLES } from './look-options.ts';
import '../../../load-all-parts.ts';

const stops = (features: Features) => FEATURES.filter(({ id }) => features[id] !== undefined).length;

describe('features of a face', () => {
  it('keep the face of a look stored without features', () => {
    const { skin, face, hair, nose, brows } = defaultLook;
    const old = parseLook({ skin, face, hair, nose, brows });
    for (const name of Object.keys(neutralFeatures)) expect(old).not.toHaveProperty(name);
    expect(parseLook({ ...old, ...neutralFeatures })).toEqual(old);
    expect(lookKey(old)).toBe(lookKey(parseLook({ ...old, smile: 'huge', teeth: 7, eyeSet: null })));
  });

  it('get two extremes at random, the same for the same seed', () => {
    for (let seed = 0; seed < 60; seed++) {
      expect(stops(randomFeatures(seed))).toBe(2);
      expect(randomFeatures(seed)).toEqual(randomFeatures(seed));
    }
  });

  it('differ between any two of twenty heroes', () => {
    const shelf: Features[] = [];
    for (let seed = 0; seed < 20; seed++) {
      const dealt = randomFeaturesUnlike(seed, shelf);
      for (const other of shelf) expect(featureDistance(dealt, other)).toBeGreaterThanOrEqual(2);
      shelf.push(dealt);
    }
  });

  it('each change the picture on fair and deep skin', () => {
    for (const skin of ['s8', 's1'] as const) {
      const plain = parseLook({ ...defaultLook, skin, hair: 'crop', extras: [], mood: 'calm' });
      const before = heroBust(plain, { textures: 'none' });
      for (const { id } of FEATURES) {
        for (const stop of ['less', 'more'] as const) {
          expect(heroBust({ ...plain, [id]: stop }, { textures: 'none' }), `${id} ${stop}`).not.toBe(before);
        }
      }
      for (const change of [
        { teeth: 'gap' },
        { cheeks: 'dimple' },
        { cheeks: 'plain' },
        { mark: 'mole' },
        { undertone: 'warm' },
        { undertone: 'cool' },
        { lids: 'crease' },
        { lids: 'hooded' },
      ] as const) {
        expect(heroBust({ ...plain, ...change }, { textures: 'none' }), JSON.stringify(change)).not.toBe(
          before,
        );
      }
    }
  });

  it('draw a fringe on any hair that can hang, from the front and side, never from behind', () => {
    const hanging = HAIR_STYLES.filter(
      ({ id, texture }) => !['cover', 'bare', 'any'].includes(texture) && id !== 'fade',
    );
    expect(hanging.length).toBeGreaterThan(20);
    for (const { id: hair } of hanging) {
      const plain = parseLook({ ...defaultLook, hair, extras: [], mood: 'calm' });
      for (const { id: fringe } of FRINGES) {
        if (fringe === 'own') continue;
        const cut = parseLook({ ...plain, fringe });
        const draw = (look: Look, facing: Facing) => heroSvg(look, { textures: 'none', facing });
        expect(draw(cut, 'right'), `${hair} ${fringe}`).not.toBe(draw(plain, 'right'));
        expect(draw(cut, 'back'), `${hair} ${fringe}`).toBe(draw(plain, 'back'));
      }
    }
  });

  it('draw no fringe or hairline on a bare or covered head', () => {
    for (const hair of ['bald', 'hijab', 'turban', 'patka', 'headscarf'] as const) {
      const plain = parseLook({ ...defaultLook, hair, extras: [], mood: 'calm' });
      const cut = parseLook({ ...plain, fringe: 'full' });
      expect(heroBust(cut, { textures: 'none' }), hair).toBe(heroBust(plain, { textures: 'none' }));
    }
  });

  it('fit the database’s limit with every field set', () => {
    for (let seed = 0; seed < 40; seed++) expect(JSON.stringify(randomChild(seed)).length).toBeLessThan(480);
  });
});
