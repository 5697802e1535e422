import type { ReactNode } from 'react';

/**
 * Renders the Markdown subset of `docs/privacy.md` and `docs/terms.md`: headings, paragraphs, lists, tables,
 * bold, italic and links. HTML is treated as text. `link` renders a link, so that the page decides how one
 * leaves the site.
 */
export function Markdown({
  text,
  link,
}: {
  text: string;
  link: (href: string, label: string, key: number) => ReactNode;
}) {
  const draw = (line: string) => renderInline(line, link);
  return parseBlocks(text).map((block, index) => {
    const key = `${index}`;
    switch (block.kind) {
      case 'heading':
        return block.level === 1 ? (
          <h1 key={key}>{draw(block.text)}</h1>
        ) : (
          <h2 key={key} className="mt-10 mb-3">
            {draw(block.text)}
          </h2>
        );
      case 'list':
        return (
          <ul key={key} className="my-4 grid list-disc gap-2 pl-6">
            {block.items.map((item) => (
              <li key={item}>{draw(item)}</li>
            ))}
          </ul>
        );
      case 'table':
        return (
          <div key={key} className="markdown-table">
            <table>
              <thead>
                <tr>
                  {block.head.map((cell) => (
                    <th key={cell} scope="col">
                      {draw(cell)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {block.rows.map((row) => (
                  <tr key={row[0]}>
                    {row.map((cell, column) => (
                      <td key={block.head[column]} data-head={block.head[column]}>
                        {draw(cell)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        );
      default:
        return (
          <p key={key} className="my-4">
            {draw(block.text)}
          </p>
        );
    }
  });
}

export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; head: string[]; rows: string[][] };

/** Splits a text into blocks; joins the lines of a paragraph or item. */
export function parseBlocks(text: string): Block[] {
  return text
    .split(/\n{2,}/)
    .map((chunk) => chunk.trim())
    .filter(Boolean)
    .map(parseBlock);
}

function parseBlock(chunk: string): Block {
  const heading = /^(#{1,3}) (.*)$/.exec(chunk);
  if (heading) return { kind: 'heading', level: heading[1]!.length, text: heading[2]! };
  if (chunk.startsWith('- '))
    return {
      kind: 'list',
      items: chunk
        .slice(2)
        .split(/\n- /)
        .map((item) => item.replace(/\s*\n\s*/g, ' ')),
    };
  if (chunk.startsWith('|')) {
    const [head = [], , ...rows] = chunk.split('\n').map((line) =>
      line
        .slice(1, line.lastIndexOf('|'))
        .split('|')
        .map((cell) => cell.trim()),
    );
    return { kind: 'table', head, rows };
  }
  return { kind: 'paragraph', text: chunk.replace(/\s*\n\s*/g, ' ') };
}

function renderInline(
  text: string,
  link: (href: string, label: string, key: number) => ReactNode,
): ReactNode[] {
  return text.split(/(\*\*.+?\*\*|\*[^*]+?\*|`[^`]+`|\[[^\]]+\]\([^)]+\))/).map((part, key) => {
    const target = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part);
    if (target) return link(target[2]!, target[1]!, key);
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a fixed text never move
    if (part.startsWith('**')) return <strong key={key}>{renderInline(part.slice(2, -2), link)}</strong>;
    if (part.startsWith('*')) return <em key={key}>{part.slice(1, -1)}</em>;
    if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>;
    // biome-ignore-end lint/suspicious/noArrayIndexKey: see above
    return part;
  });
}
