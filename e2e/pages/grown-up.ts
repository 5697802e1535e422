import { expect, type Page } from '@playwright/test';
import { numberInWords } from '../../src/features/profile/number-words.ts';

/** The number below a thousand that words spell. */
export const figures = (text: string): number =>
  Array.from({ length: 1000 }, (_, n) => n).findIndex((n) => numberInWords(n) === text);

/** The grown-up gate's dialog. */
export const gate = (page: Page) => page.getByRole('dialog', { name: 'Is a grown-up here?' });

/** Enters the number that the gate asks for. */
export async function passGate(page: Page): Promise<void> {
  const text = (await gate(page).getByTestId('gate-number').textContent()) ?? '';
  await gate(page)
    .getByLabel('In figures')
    .fill(String(figures(text.trim())));
  await gate(page).getByRole('button', { name: 'Go on' }).click();
  await expect(gate(page)).toBeHidden();
}
