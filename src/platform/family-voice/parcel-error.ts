/** A parcel that is too large, for another link, damaged, or of a newer version of the app. */
export class ParcelError extends Error {
  override readonly name = 'ParcelError';
  readonly problem: 'too-large' | 'unreadable' | 'newer';

  constructor(problem: ParcelError['problem'], options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}
