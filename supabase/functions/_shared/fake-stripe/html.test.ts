// @vitest-environment node
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { html, htmlPage, Markup } from './html.ts';

test('escapes values, but not markup and lists of markup', () => {
  const items = ["O'Neil", '<b>小明</b>'].map((name) => html`<li title="${name}">${name}</li>`);
  expect(html`<ul>${items}</ul>${new Markup('<hr>')}${'"&'}`.text).toBe(
    '<ul><li title="O&#39;Neil">O&#39;Neil</li><li title="&#60;b&#62;小明&#60;/b&#62;">&#60;b&#62;小明&#60;/b&#62;</li></ul><hr>&#34;&#38;',
  );
});

test('allows the page’s one style sheet by its hash', async () => {
  const response = await htmlPage('A <page>', html`<h1>Hello</h1>`);
  const text = await response.text();
  const style = /<style>([\s\S]*?)<\/style>/.exec(text)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(response.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`);
  expect(text).toContain('<title>A &#60;page&#62; (TEST)');
  expect(text).toContain('<strong>TEST</strong>');
});
