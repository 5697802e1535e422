/** Reusable typed arrays of points. Point objects took a third of the drawing time. */
export class PointBuffer {
  x = new Float64Array(1024);
  y = new Float64Array(1024);
  /** 1 at hard corners. */
  corner = new Uint8Array(1024);
  length = 0;

  clear(): void {
    this.length = 0;
  }

  push(x: number, y: number, corner: 0 | 1): void {
    const i = this.length;
    if (i === this.x.length) this.#grow();
    this.x[i] = x;
    this.y[i] = y;
    this.corner[i] = corner;
    this.length = i + 1;
  }

  reverse(): void {
    for (const row of [this.x, this.y, this.corner]) row.subarray(0, this.length).reverse();
  }

  #grow(): void {
    const [x, y, corner] = [this.x, this.y, this.corner];
    this.x = new Float64Array(x.length * 2);
    this.y = new Float64Array(x.length * 2);
    this.corner = new Uint8Array(x.length * 2);
    this.x.set(x);
    this.y.set(y);
    this.corner.set(corner);
  }
}
