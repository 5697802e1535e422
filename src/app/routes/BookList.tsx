import { BookList as List } from '../../features/catalogue/book-list/BookList.tsx';
import { storyPath } from '../paths.ts';

/** The list of all books, for those who choose books for others. */
export default function BookList() {
  return (
    <div className="wrap pt-2 md:pt-6">
      <title>All our books · Story Playroom</title>
      <List linkTo={storyPath} />
    </div>
  );
}
