import { REQUEST_MARK } from '../../platform/family-voice/request-mark.ts';

/**
 * Where a link's children stand in an address. Messengers and mail programs change links: they write `%23` in place of `#`, so
 * that browsers send what stands after it to the server, and add what followed the link in its sentence.
 */

/** What begins the children of a link, as it is made. */
export const MARK = '#with=';
/** A link may have been encoded by one program after another. */
const TIMES = 3;

/** Restores a shared address, path and all, with its children after `#`; unchanged when it has none. */
export function mendedAddress(address: string): string {
  let text = address;
  for (let time = 0; time < TIMES && !hasMark(text); time++) text = decoded(text);
  return hasMark(text) ? text : address;
}

const hasMark = (text: string) => text.includes(MARK) || text.includes(REQUEST_MARK);

/** Takes children that stand where a server is sent them out of the address, before anything else is asked for. */
export function mendAddress(): void {
  const { pathname, search, hash } = location;
  if (!/%(25)*23(with|read)/i.test(pathname + search)) return;
  history.replaceState(history.state, '', mendedAddress(pathname + search + hash));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A sign by itself that is no encoding: all others are still read.
    return text.replace(/%(?:23|25|2e|3d|3f|26)/gi, (code) => decodeURIComponent(code));
  }
}
