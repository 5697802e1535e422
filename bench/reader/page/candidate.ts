/** The measurement's interface to a book, whichever library turns it. */
export interface Candidate {
  /** The open spread, from 0. */
  index: () => number;
  /** Removes everything from the document. */
  close: () => void;
}

export interface CandidateOptions {
  spreads: number;
  /** A video replaces the second picture. */
  film: boolean;
}

/** Shows the book in `root` and resolves once it can be turned by #next or ArrowRight. */
export type Show = (root: HTMLElement, options: CandidateOptions) => Promise<Candidate>;

export const TEXT = [
  'The balloon went up, past the roofs and the sleeping trees.',
  '“Hold on, Fox,” said Mila. She pulled the rope, and the basket lifted over the very last cloud.',
  'There was the moon, round and close and warm.',
];

export function pictureUrl(spread: number): string {
  return `/picture/${spread}.jpg`;
}

/** The two pages of a spread as plain elements, for libraries that take elements. */
export function spreadPages(spread: number, film: boolean): [words: HTMLElement, picture: HTMLElement] {
  const textBlock = document.createElement('div');
  textBlock.className = 'plain words';
  for (const sentence of TEXT) {
    const paragraph = document.createElement('p');
    paragraph.textContent = sentence;
    textBlock.append(paragraph);
  }
  const picture = document.createElement('div');
  picture.className = 'plain picture';
  picture.append(film && spread === 1 ? plainFilm() : plainPicture(spread));
  return [textBlock, picture];
}

function plainPicture(spread: number): HTMLImageElement {
  const image = new Image(428, 638);
  image.src = pictureUrl(spread);
  image.alt = `Picture ${spread + 1}`;
  image.decoding = 'async';
  return image;
}

function plainFilm(): HTMLVideoElement {
  const film = document.createElement('video');
  film.src = '/film.webm';
  film.muted = true;
  film.loop = true;
  film.autoplay = true;
  return film;
}

/** A button for real clicks. */
export function nextButton(root: HTMLElement, onPress: () => void): void {
  const button = document.createElement('button');
  button.id = 'next';
  button.textContent = 'Next';
  button.onclick = onPress;
  root.append(button);
}

export function onArrowRight(onPress: () => void): void {
  document.addEventListener('keydown', (event) => event.key === 'ArrowRight' && onPress());
}
