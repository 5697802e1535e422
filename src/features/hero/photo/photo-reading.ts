/** What a photo told, whichever way it was read: indices into the palettes (`READ_HAIR` for hair), and the hair as a silhouette. */

import type { ReadColours } from './circle/read-colours.ts';
import type { ClothPattern } from './face/cloth-pattern.ts';
import type { ReadFeatures } from './face/face-features.ts';
import type { PhotoTrouble } from './face/photo-trouble.ts';
import { NO_DETAILS, type ReadDetails } from './face/read-details.ts';
import type { Silhouette } from './face/silhouette.ts';

export type PhotoReading = {
  skin: number;
  hair: number | null;
  clothes: number | null;
  /** The pattern of the clothes; null where little of them shows. */
  pattern: ClothPattern | null;
  /** What covers the head, as a colour of cloth; null where nothing is above the face. */
  crown: number | null;
  silhouette: Silhouette;
  glasses: boolean;
  /** What is unlike most faces; empty where the head is turned away or there is no mesh. */
  features: ReadFeatures;
  details: ReadDetails;
  /** Why the photo can't be read well; null where it can. */
  trouble: PhotoTrouble | null;
};

/** A face in the photo: its box as shares of the photo's width and height. */
export type FaceBox = { left: number; top: number; right: number; bottom: number };

/** The reading of a browser without WebAssembly: colours, and long hair or not. It can't tell a hat from hair, so it asks. */
export function readingFromColours({ skin, hair, clothes, hairIsLong }: ReadColours): PhotoReading {
  return {
    skin,
    hair,
    clothes,
    pattern: null,
    crown: null,
    glasses: false,
    features: {},
    details: NO_DETAILS,
    trouble: null,
    silhouette: {
      state: hair === null ? 'unsure' : 'seen',
      length: hairIsLong ? 'long' : 'short',
      volume: 0.3,
      curl: 0.3,
      fringe: false,
      up: false,
      cover: null,
    },
  };
}
