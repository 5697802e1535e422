/** What begins the data of a link that asks a relative to read (`request-link.ts`). */
export const REQUEST_MARK = '#read=';
