/**
 * The family's code as an address, which the first device shows as a QR code and the camera of the second one opens:
 * `/family-key#code=<the code>`. Browsers send nothing of what stands after `#`.
 */
import { parseFamilyCode } from './family-code.ts';

/** Where such addresses lead. */
const PATH = '/family-key';
const MARK = '#code=';

/** The path and hash of a code. */
export const familyCodePath = (code: string): string => `${PATH}${MARK}${code.replaceAll('-', '')}`;

/** The code in a hash, in its one form; null when there is none or it is not whole. */
export function readFamilyCode(hash: string): string | null {
  return hash.startsWith(MARK) ? parseFamilyCode(hash.slice(MARK.length)) : null;
}
