/**
 * The pictures of the book, by spread. Papers: newsprint (the radio's program: houses, hill), tiles (the bathroom), letters (the speech).
 */
import { picturesOf } from '../../../pictures.ts';
import { cast, friend, sets, wears } from '../parts.ts';
import * as mailbox from './01-mailbox.ts';
import * as speech from './02-speech.ts';
import * as stuck from './03-stuck.ts';
import * as mittens from './04-mittens.ts';
import * as outlook from './05-outlook.ts';
import * as dry from './06-dry.ts';
import * as fog from './07-fog.ts';
import * as visibility from './08-visibility.ts';
import * as leaf from './09-leaf.ts';
import * as parking from './10-parking.ts';
import * as roadClosed from './11-road-closed.ts';
import * as eleven from './12-eleven.ts';
import * as whereTo from './13-where-to.ts';
import * as bath from './14-bath.ts';
import * as window from './15-window.ts';
import * as forecastCan from './16-forecast-can.ts';
import * as click from './17-click.ts';
import * as fairBath from './18-fair-bath.ts';
import * as tram from './19-tram.ts';
import * as voice from './20-voice.ts';
import * as yourTurn from './21-your-turn.ts';
import * as forecastAir from './22-forecast-air.ts';
import * as wholeTown from './23-whole-town.ts';
import * as fairMast from './24-fair-mast.ts';

export const pictures = picturesOf({
  cast,
  friend,
  wears,
  sets,
  scenes: {
    mailbox: mailbox.scene,
    speech: speech.scene,
    stuck: stuck.scene,
    mittens: mittens.scene,
    outlook: outlook.scene,
    dry: dry.scene,
    fog: fog.scene,
    visibility: visibility.scene,
    leaf: leaf.scene,
    parking: parking.scene,
    'road-closed': roadClosed.scene,
    eleven: eleven.scene,
    'where-to': whereTo.scene,
    bath: bath.scene,
    window: window.scene,
    'forecast-can': forecastCan.scene,
    click: click.scene,
    'fair-bath': fairBath.scene,
    tram: tram.scene,
    voice: voice.scene,
    'your-turn': yourTurn.scene,
    'forecast-air': forecastAir.scene,
    'whole-town': wholeTown.scene,
    'fair-mast': fairMast.scene,
  },
  ways: { outlook: outlook.ways, 'where-to': whereTo.ways },
});
