import { expect } from '@playwright/test';
import type { BrowserEngine } from './engine.ts';

type ElementKind = 'button' | 'link' | 'field' | 'heading';

/** A user's actions and expectations in a window, by accessible names. */
export class UserActions {
  readonly #engine: BrowserEngine;
  readonly #site: string;

  constructor(engine: BrowserEngine, site: string) {
    this.#engine = engine;
    this.#site = site;
  }

  /** Opens a screen and waits until it is interactive. */
  async open(path: string): Promise<void> {
    await this.#engine.open(this.#site + path);
    await this.waitUntil(() => !('hydration' in document.documentElement.dataset), `${path} is hydrated`);
  }

  /** Waits until a condition holds in the page. */
  async waitUntil<Taken extends readonly unknown[]>(
    work: (...args: Taken) => boolean,
    description: string,
    ...args: Taken
  ): Promise<void> {
    await expect
      .poll(() => this.#engine.run(work, ...args), { message: description, timeout: 20_000, intervals: [50] })
      .toBe(true);
  }

  /** Waits until an element with this name can be pressed, and presses it. */
  async press(kind: ElementKind, name: string): Promise<void> {
    const { x, y } = await this.#find(kind, name);
    await this.#engine.press(x, y);
  }

  async expectVisible(kind: ElementKind, name: string): Promise<void> {
    await this.#find(kind, name);
  }

  /** Waits until text is visible. */
  async expectText(text: string): Promise<void> {
    await this.waitUntil(
      (text) => document.body.innerText.replace(/\s+/g, ' ').includes(text),
      `“${text}” can be read`,
      text,
    );
  }

  async fill(field: string, text: string): Promise<void> {
    await this.press('field', field);
    await this.#engine.keys(...text);
    await this.waitUntil(
      (text) => (document.activeElement as HTMLInputElement | null)?.value === text,
      `“${field}” holds what was typed`,
      text,
    );
  }

  async expectPath(path: string): Promise<void> {
    await this.waitUntil((path) => location.pathname === path, `${path} is open`, path);
  }

  async #find(kind: ElementKind, name: string): Promise<{ x: number; y: number }> {
    let point: ReturnType<typeof pointOf> = 'not looked for';
    await expect
      .poll(
        async () => {
          point = await this.#engine.run(pointOf, kind, name);
          return typeof point === 'string' ? point : 'here';
        },
        { message: `the ${kind} “${name}”`, timeout: 20_000, intervals: [50] },
      )
      .toBe('here');
    return point as unknown as { x: number; y: number };
  }
}

/** Where the named element can be pressed, once it is still and in view; else why not. Runs in the page. */
function pointOf(kind: string, name: string): { x: number; y: number } | string {
  const selectors: Record<string, string> = {
    button: 'button, [role="button"], summary',
    link: 'a[href]',
    field: 'input:not([type="file"], [type="hidden"]), textarea',
    heading: 'h1, h2, h3',
  };
  const collapseSpaces = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element) => {
    const by = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = 'labels' in element ? [...((element.labels as NodeList | null) ?? [])] : [];
    const label =
      element.getAttribute('aria-label') ??
      [...by.map((id) => document.getElementById(id)), ...labels].map((each) => each?.textContent).join(' ');
    return collapseSpaces(label) || collapseSpaces(element.textContent);
  };
  // An open dialog blocks what lies beneath.
  const dialogs = [...document.querySelectorAll('dialog[open]')].filter((dialog) => dialog.matches(':modal'));
  const root: ParentNode = dialogs.at(-1) ?? document;
  const all = [...root.querySelectorAll(selectors[kind]!)].filter(
    (element) =>
      nameOf(element) === name && element.getClientRects().length > 0 && !element.closest('[inert]'),
  );
  const element = all[0];
  if (!element) return 'missing';
  if (element.matches(':disabled')) return 'disabled';
  const box = element.getBoundingClientRect();
  if (box.top < 0 || box.bottom > innerHeight) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return 'was out of sight';
  }
  const point = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const hit = document.elementFromPoint(point.x, point.y);
  const label = hit?.closest('label');
  const isOwn = hit && (element.contains(hit) || label?.control === element);
  return isOwn || kind === 'heading' ? point : `covered by ${hit?.tagName} ${hit?.className}`;
}
