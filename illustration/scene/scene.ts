import type { Mood } from '../figures/animals/parts/acting.ts';
import type { Act, Hands } from '../figures/hero/act.ts';
import type { ClothId, ExtraId, OutfitId } from '../figures/hero/choices.ts';
import type { Expression } from '../figures/hero/expressions.ts';
import type { Toy } from '../figures/hero/held.ts';
import type { Pose } from '../figures/hero/poses.ts';
import type { Facing } from '../figures/hero/rig.ts';
import type { Seat } from '../figures/hero/seated.ts';
import type { StockId } from '../paper/stocks.ts';
import type { ShotId } from './camera.ts';
import type { SceneCut } from './cuts.ts';
import type { BackdropId, CompanionId, CompanionPose, LightId, PropId } from './ids.ts';
import type { Room } from './room.ts';
import type { SkyId } from './skies.ts';
import type { Through } from './through.ts';
import type { WeatherId } from './weather.ts';

/**
 * A picture as data. Coordinates are those of the page: 900 wide, 1320 high, y down, the proportions of the
 * picture on the right page of the open book. The ground where figures stand is near y 1190; nothing that
 * matters lies outside x 60–840. A `wide` crop (3:2, for phones and banners) shows 1500 × 1000 of the same
 * world, from x -300 and y 320; what stands above y 600 is squeezed into its lower sky, so a moon stays a moon.
 */
export const PAGE = { width: 900, height: 1320, ground: 1190, horizon: 820 } as const;

/**
 * Page units that a scene cut into sheets shows beyond the page on its left and right; backdrops are drawn at least so
 * far. Whole pixels at 720 and at 900 wide.
 */
export const SHEET_BLEED = 25;

/** Places as [x, y] in page units: where a prop or figure touches the ground, or its centre if it flies. */
export type Place = readonly [x: number, y: number];

/**
 * Something in the picture by its name, or a part of it: `whale`, `whale.eye`, `hero.left` (a hand), `table.top`. A name is the
 * `name` of a prop or role, else its `id` or `who`. Parts of people: head, eyes, mouth, left, right, chest, back, lap, seat,
 * feet; of animals and things: centre, top, and what their record gives (eye, mouth, back, seat, grip).
 */
export type Target = string;

/** A place in page units, or something that is there. */
export type Spot = Place | Target;

/** Named planes of the stage: the far land, behind the figures, with them, before them, a dark shape before all. */
export type PlaneId = 'far' | 'back' | 'stage' | 'front' | 'silhouette';

/** How something is put into the picture: at a place of its own, or by what it has to do with another. */
export interface Placing {
  /** What other parts of the scene call it; its id or `who` unless told. */
  name?: string;
  /** Page units. Not needed with `on`, `in`, `behind`, `before` or `heldBy`. */
  at?: Place;
  /** Stands on the top of it. */
  on?: Target;
  /** Sits or lies in it: between its far and its near side. */
  in?: Target;
  /** Where it is, a little farther from us. */
  behind?: Target;
  /** Where it is, a little nearer to us. */
  before?: Target;
  /** Page units added to where it would be. */
  dx?: number;
  dy?: number;
  /** Instead of `depth`. */
  plane?: PlaneId;
  /** 0 is the far sky, 0.72 the plane of the figures, 1 the frame before them. */
  depth?: number;
  /** Degrees, clockwise. */
  turn?: number;
  scale?: number;
}

export interface ScenePropData extends Placing {
  id: PropId;
  /** Lies in a hand by its grip: `hero.right`, or `hero` for both hands. */
  heldBy?: Target;
  /** False: what is held turns with the wrist; a lantern or a full cup stays upright. */
  upright?: boolean;
  flip?: boolean;
  /** Main colour, `#rrggbb`, in place of the prop's own. */
  colour?: string;
  /** Cut from a printed stock. */
  print?: StockId;
}

/** What the body does beyond its pose; see `ACT` in the rig. Degrees and units of a child of 262. */
export interface Acting {
  pose: Pose;
  expression?: Expression;
  facing?: Facing;
  act?: Act;
  hands?: Hands;
  /**
   * Brings a hand there: `whale`, `table.top`, or a place; the nearer one unless told. `right` is the leading hand, on the side she
   * faces. Where the hand that is told falls short and the other does not, the other goes.
   */
  touch?: Spot | { readonly left?: Spot; readonly right?: Spot };
  /** Pupils, head and a little of the spine turn there. */
  lookAt?: Spot;
}

export interface PersonRole extends Placing, Acting {
  /** What of the person stands at `at` (feet): so that one scene fits a little child, a tall one and a wheelchair. */
  by?: 'feet' | 'head' | 'seat' | 'hand';
  /** What is in the hand; the pose's own thing unless told. */
  holding?: Toy;
  /** What is worn in this picture, over the book's own costume. */
  wears?: Costume;
  /** False where there is no ground under the feet: in a basket, on a cloud. */
  shadow?: boolean;
  /** A walking stick in the leading hand, where nothing else is held: for an elder. */
  stick?: boolean;
  /** Where she sits: a wheelchair stays behind in a boat, a bed or a chair of the scene. */
  seatOn?: Seat;
  /** False to sleep without the pillow and blanket of the pose. */
  bed?: boolean;
}

export interface HeroRole extends PersonRole {
  who: 'hero';
}

/** Somebody by name: `friend`, or a person or an animal of the book's own cast. */
export interface NamedRole
  extends Omit<PersonRole, 'pose' | 'facing'>,
    Omit<CompanionRole, 'who' | 'pose' | 'facing'> {
  who: 'friend' | (string & {});
  pose?: Pose | CompanionPose;
  facing?: Facing;
}

export interface CompanionRole extends Placing {
  who: CompanionId;
  pose?: CompanionPose;
  facing?: 'left' | 'right';
  colour?: string;
  /** Cut from a printed stock: the singing whale is sheet music. */
  print?: StockId;
  /** What it feels: eyes, lids, brows, ears and mouth, whatever its pose. Without one it is content. */
  mood?: Mood;
  /** Pupils turn there, and the head a little. */
  lookAt?: Spot;
  /** Degrees: the whole animal forward (positive) or back round its feet, and its head. */
  lean?: number;
  nod?: number;
}

export type Role = HeroRole | CompanionRole | NamedRole;

/** Clothes that a story lends: whoever reads wears them, on every plan. */
export interface Costume {
  readonly outfit?: OutfitId;
  readonly cloth?: ClothId;
  /** In place of the hero's own extras; an empty list takes all off. */
  readonly extras?: readonly ExtraId[];
}

/** What part of the world fills the picture. */
export interface Camera {
  /** What it looks at; the middle of the page unless told. */
  readonly on?: Spot;
  /** Where that lies in the picture, in parts of its width and height; the middle unless told. */
  readonly at?: readonly [x: number, y: number];
  /** 2 shows half as much of the world, twice as large. */
  readonly zoom?: number;
  /** Degrees, clockwise, that the camera leans. */
  readonly roll?: number;
  /** How far down the picture the horizon lies, 0–1; the land behind the figures moves, they don't. */
  readonly horizon?: number;
  /** Page units. */
  readonly dx?: number;
  readonly dy?: number;
}

/** A lamp, a lantern, a candle, a window: light that is somewhere. */
export interface Lamp {
  /** What shines: a prop, a part of somebody, a place. */
  readonly on: Spot;
  /** Page units to the edge of its light (645). */
  readonly reach?: number;
  /** `#rrggbb`, light itself. */
  readonly colour?: string;
}

/** Light cut from paper: pools, rims, shades and shadows of the figures' own outline. */
export interface Lighting {
  /** How far everything sinks where no lamp reaches, 0–1 (0). */
  readonly dark?: number;
  readonly lamps?: readonly Lamp[];
  /** Where the light of the hour comes from; the sun or moon of the backdrop unless told. */
  readonly from?: Spot;
  readonly rim?: boolean;
  readonly cast?: boolean;
}

export interface Scene {
  backdrop: BackdropId;
  light: LightId;
  /** Changes the hand: which tree leans, where the stars fall. Same seed, same picture. */
  seed: number;
  /** False where the story brings its own moon or sun: the sky shows none. */
  disc?: boolean;
  /** A named starting point for the camera; `camera` changes what it likes of it. */
  shot?: ShotId;
  camera?: Camera;
  /** In place of the backdrop's own sky. */
  sky?: SkyId;
  weather?: WeatherId;
  /** Stocks that the sky and the land or the walls are cut from. */
  papers?: { readonly sky?: StockId; readonly land?: StockId };
  /** False leaves out what the backdrop puts before the figures, at the edges of the page. */
  frame?: boolean;
  /** All of it seen through a hole in a dark sheet. */
  through?: Through & { readonly on?: Spot };
  /** Light cut from paper; without it figures are lit evenly. */
  lighting?: Lighting;
  /** The same for the phone's wide picture; the page's own, a little nearer, unless told. */
  phone?: Camera;
  props?: readonly ScenePropData[];
  /** Pieces cut for this picture alone. */
  cuts?: readonly SceneCut[];
  /** A page of one colour in place of the backdrop: a map, a floor seen from above, water. */
  plain?: string;
  /** A room of named parts in place of the backdrop: wall, floor, openings, what is built in. */
  room?: Room;
  cast: readonly Role[];
  /** Why this picture breaks a rule that `check:content` would name: three pictures of one place, a pose that comes back. */
  why?: string;
  /** What a screen reader says, one or two sentences, with `{name}` where the hero's name belongs. */
  describe: string;
}
