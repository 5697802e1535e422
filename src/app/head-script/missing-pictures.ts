/**
 * Marks pictures that could not be fetched (`data-missing`), so that no page shows a browser's broken picture: the styles leave
 * the place to what lies below, and write out a book's title there. They are asked for again when the network is back.
 */
export function watchForMissingPictures(): void {
  const isPicture = (target: EventTarget | null): target is HTMLImageElement =>
    target instanceof HTMLImageElement;
  addEventListener(
    'error',
    ({ target }) => isPicture(target) && target.toggleAttribute('data-missing', true),
    true,
  );
  // A load is told to the document and no further.
  document.addEventListener(
    'load',
    ({ target }) => isPicture(target) && target.removeAttribute('data-missing'),
    true,
  );
  addEventListener('online', () => {
    for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-missing]'))
      picture.setAttribute('src', picture.getAttribute('src') ?? '');
  });
}
