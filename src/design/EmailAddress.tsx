import { Fragment } from 'react';

/** An email address that wraps after the @ and before a dot. */
export function EmailAddress({ children }: { children: string }) {
  return children.split(/(?<=@)|(?=\.)/u).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in their order
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
