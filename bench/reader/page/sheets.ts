import { type CandidateOptions, spreadPages } from './candidate.ts';
import './sheets.css';

/**
 * A book of four bare sheets on `root`, the first one fallen: the open left page. `pages` returns a leaf's faces, its
 * picture and the words on its back; `fell` is called when the next sheet has fallen, and reuses the one before for the
 * pages two ahead of spread `index`, from 0.
 */
export function createSheets(root: HTMLElement, { spreads, film }: CandidateOptions) {
  const book = document.createElement('div');
  book.className = 'book';
  book.style.perspective = '2400px';
  root.append(book);
  const sheets: HTMLElement[] = [];

  const pages = (leaf: number) => {
    const [, picture] = spreadPages(Math.max(0, Math.min(spreads - 1, leaf)), film);
    const [textPage] = spreadPages(Math.min(spreads - 1, leaf + 1), film);
    return [picture, textPage] as const;
  };
  const fillSheet = (sheet: HTMLElement, leaf: number) => sheet.replaceChildren(...pages(leaf));
  const stack = () => {
    sheets.forEach((sheet, n) => {
      sheet.style.zIndex = String(n === 0 ? 0 : 10 - n);
      sheet.style.transform = n === 0 ? 'rotateY(-180deg)' : '';
    });
  };
  for (let n = 0; n < 4; n++) {
    const sheet = document.createElement('div');
    sheet.className = 'sheet';
    fillSheet(sheet, n - 1);
    book.append(sheet);
    sheets.push(sheet);
  }
  stack();
  const fell = (index: number) => {
    const turnedSheet = sheets.shift()!;
    sheets.push(turnedSheet);
    stack();
    fillSheet(turnedSheet, index + 2);
  };
  return { book, sheets, pages, fell };
}
