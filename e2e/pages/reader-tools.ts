import type { Page } from '@playwright/test';

/** What the grown-ups' panel holds, by its name on screen. */
type GrownUpsTool = 'Slow' | 'Normal' | 'Quick' | 'Text' | 'Voice' | 'Full screen' | 'Talk about it';

export const grownUpsButton = (page: Page) => page.getByRole('button', { name: /^For grown-ups/ });
export const grownUpsPanel = (page: Page) => page.getByRole('dialog', { name: 'For grown-ups', exact: true });

/** Presses a tool in the grown-ups' panel: two presses from the open book. */
export async function pressForGrownUps(page: Page, tool: GrownUpsTool): Promise<void> {
  await grownUpsButton(page).click();
  await grownUpsPanel(page).getByRole('button', { name: tool, exact: true }).click();
}

/** Sets the reading speed, and closes the panel. */
export async function chooseSpeed(page: Page, speed: 'Slow' | 'Normal' | 'Quick'): Promise<void> {
  await pressForGrownUps(page, speed);
  await page.keyboard.press('Escape');
}
