export const blurb =
  'The clinic in the hall has a bell, six kinds of bandage and one very good doctor. All it needs is somebody who isn’t well.';
