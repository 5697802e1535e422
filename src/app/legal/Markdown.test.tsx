// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Markdown, parseBlocks } from './Markdown.tsx';
import { fillOperator, missingFields } from './operator.ts';

afterEach(cleanup);
const link = (href: string, label: string, key: number) => (
  <a key={key} href={href}>
    {label}
  </a>
);

describe('Markdown', () => {
  it('splits a text into headings, paragraphs, lists and tables', () => {
    const text = '# One\n\nTwo\nlines.\n\n- a\n- b\n  goes on\n\n| x | y |\n|---|---|\n| 1 | 2 |\n';
    expect(parseBlocks(text)).toEqual([
      { kind: 'heading', level: 1, text: 'One' },
      { kind: 'paragraph', text: 'Two lines.' },
      { kind: 'list', items: ['a', 'b goes on'] },
      { kind: 'table', head: ['x', 'y'], rows: [['1', '2']] },
    ]);
  });

  it('renders bold, italic and links, and treats HTML as text', () => {
    render(
      <Markdown
        text="A **b** and *c*, see [the shop](https://shop.example) <script>x</script>"
        link={link}
      />,
    );
    expect(screen.getByText('b').tagName).toBe('STRONG');
    expect(screen.getByText('c').tagName).toBe('EM');
    expect(screen.getByRole('link', { name: 'the shop' }).getAttribute('href')).toBe('https://shop.example');
    expect(document.querySelector('script')).toBeNull();
  });

  it('leaves no Markdown syntax in the privacy page', () => {
    const { container } = render(<Markdown text={readFileSync('docs/privacy.md', 'utf8')} link={link} />);
    expect(container.textContent).toContain('Your child has no account');
    expect(container.textContent).not.toMatch(/\*\*|\|---|^#|\]\(/m);
    expect(container.querySelectorAll('h1')).toHaveLength(1);
  });

  it.each(['terms', 'accessibility'])(
    'leaves no placeholder and no syntax in %s, with and without an operator',
    (page) => {
      const text = readFileSync(`docs/${page}.md`, 'utf8');
      const operator = {
        ...{
          name: 'Paper Boat Ltd',
          address: '1 Harbour Lane\nCork',
          country: 'Ireland',
          email: 'hello@boat.example',
        },
        ...{ phone: null, representative: null, register: null, vatId: null },
      };
      const nobody = { ...operator, name: null, address: null, country: null, email: null };
      expect(missingFields(operator)).toEqual(['telephone number']);
      expect(missingFields(nobody)).toHaveLength(5);
      for (const who of [operator, nobody]) {
        const { container } = render(<Markdown text={fillOperator(text, who)} link={link} />);
        expect(container.textContent).not.toMatch(/\*\*|\|---|^#|\]\(|[{}]|null|undefined/m);
        expect(container.textContent).toContain(who.name ?? 'whoever runs this site');
        cleanup();
      }
    },
  );
});
