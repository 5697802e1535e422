/**
 * Writes numbers and path data. A picture has some thirty thousand commands of four numbers, so a path is written as
 * bytes into one buffer and decoded once; concatenating strings allocates for every number.
 */

/** A number with at most one decimal and no leading zero: `-.5`, `12`, `3.4`. */
export function shortNumber(value: number): string {
  const tenths = Math.round(value * 10);
  const [sign, size] = tenths < 0 ? ['-', -tenths] : ['', tenths];
  const rest = size % 10;
  const whole = (size - rest) / 10;
  return rest === 0 ? `${sign}${whole}` : `${sign}${whole || ''}.${rest}`;
}

const [SPACE, MINUS, DOT, ZERO] = [32, 45, 46, 48];
const NOT_A_NUMBER = [78, 97, 78];
const [MOVE, LINE, CURVE, CLOSE] = [77, 108, 113, 122];
/** Bytes of the longest command: a letter and four numbers, each at most a sign, twelve digits, a dot and a space. */
const COMMAND = 64;
const ascii = new TextDecoder();

/** Writes path data in relative commands, in tenths, so rounding never drifts. One path at a time: `move` to `end`. */
class PathWriter {
  #bytes = new Uint8Array(4096);
  #length = 0;
  #x = 0;
  #y = 0;

  move(x: number, y: number): void {
    this.#length = 0;
    this.#x = Math.round(x * 10);
    this.#y = Math.round(y * 10);
    this.#command(MOVE);
    this.#pair(this.#x, this.#y);
  }

  line(x: number, y: number): void {
    const u = Math.round(x * 10);
    const v = Math.round(y * 10);
    if (u === this.#x && v === this.#y) return;
    this.#command(LINE);
    this.#pair(u - this.#x, v - this.#y);
    this.#x = u;
    this.#y = v;
  }

  curve(cx: number, cy: number, x: number, y: number): void {
    const u = Math.round(x * 10);
    const v = Math.round(y * 10);
    this.#command(CURVE);
    this.#pair(Math.round(cx * 10) - this.#x, Math.round(cy * 10) - this.#y);
    if (u >= this.#x) this.#bytes[this.#length++] = SPACE;
    this.#pair(u - this.#x, v - this.#y);
    this.#x = u;
    this.#y = v;
  }

  close(): void {
    this.#command(CLOSE);
  }

  /** The path data written since `move`. */
  end(): string {
    return ascii.decode(this.#bytes.subarray(0, this.#length));
  }

  #command(letter: number): void {
    if (this.#length + COMMAND > this.#bytes.length) {
      const longer = new Uint8Array(this.#bytes.length * 2);
      longer.set(this.#bytes);
      this.#bytes = longer;
    }
    this.#bytes[this.#length++] = letter;
  }

  #pair(a: number, b: number): void {
    this.#number(a);
    if (b >= 0) this.#bytes[this.#length++] = SPACE;
    this.#number(b);
  }

  /** Writes a number given in tenths, as `shortNumber` does. */
  #number(tenths: number): void {
    const bytes = this.#bytes;
    // NaN is written as it is, so that the checks of drawings find it.
    if (!Number.isFinite(tenths)) {
      for (const letter of NOT_A_NUMBER) bytes[this.#length++] = letter;
      return;
    }
    // 32-bit integers from here on: their remainders take a tenth of the time.
    let rest = tenths | 0;
    if (rest < 0) {
      bytes[this.#length++] = MINUS;
      rest = -rest;
    }
    const whole = (rest / 10) | 0;
    const last = rest - whole * 10;
    if (whole > 0 || last === 0) this.#whole(whole);
    if (last > 0) {
      bytes[this.#length++] = DOT;
      bytes[this.#length++] = ZERO + last;
    }
  }

  #whole(value: number): void {
    const tens = (value / 10) | 0;
    if (tens > 0) this.#whole(tens);
    this.#bytes[this.#length++] = ZERO + value - tens * 10;
  }
}

/** The shared writer. Only one path is written at a time. */
export const pathWriter = new PathWriter();
