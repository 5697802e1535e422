import { expect, type Page } from '@playwright/test';
import { passGate } from './grown-up.ts';

/** A file for the photo input. */
export type PhotoFile = { name: string; mimeType: string; buffer: Buffer };

/** The Create character screen. */
export class CreateCharacterPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  async open(tab?: 'library'): Promise<void> {
    await this.page.goto(tab ? '/create-character?tab=library' : '/create-character');
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
    // Only code draws the doll, so its presence means that the screen is interactive.
    if (!tab) await expect(this.doll).toHaveAttribute('src', /^blob:/);
  }

  get hoop() {
    return this.page.getByRole('application', { name: /photo in the hoop/i });
  }
  get doll() {
    return this.page.locator('.stage-doll');
  }
  get name() {
    return this.page.getByRole('textbox', { name: 'Hero name' });
  }
  get start() {
    return this.page.getByRole('button', { name: 'Start Adventure' });
  }
  get cards() {
    return this.page.getByRole('listitem').filter({ has: this.page.getByRole('heading', { level: 3 }) });
  }
  card(name: string) {
    return this.cards.filter({ has: this.page.getByRole('heading', { name, exact: true }) });
  }

  /** Visible height of the doll's face in pixels, forehead to chin, while a face is chosen. */
  async faceHeight(): Promise<number> {
    return this.doll.evaluate((doll: HTMLImageElement) => {
      const [picture, stage] = [doll, doll.parentElement as Element].map((element) =>
        element.getBoundingClientRect(),
      );
      if (!picture || !stage) return 0;
      // The picture is as large as its own units: a head is 97 of them, and its middle lies at 0.56 of the height.
      const unit = Math.min(picture.width / doll.naturalWidth, picture.height / doll.naturalHeight);
      const middle = picture.top + picture.height / 2 + 0.06 * doll.naturalHeight * unit;
      const [top, bottom] = [middle - 48.5 * unit, middle + 48.5 * unit];
      return Math.min(bottom, stage.bottom) - Math.max(top, stage.top);
    });
  }

  async choosePhoto(file: PhotoFile): Promise<void> {
    await this.page.locator('input[type=file]').setInputFiles(file);
  }

  /** Uploads a valid photo, and waits until it is in the cropper with its colours read. */
  async uploadPhoto(file: PhotoFile): Promise<void> {
    await this.choosePhoto(file);
    await expect(this.page.getByText('Uploading...')).toBeVisible();
    await expect(this.page.getByText('Uploading...')).toBeHidden({ timeout: 30_000 });
    await expect(this.hoop).toBeVisible();
  }

  /** Chooses an item of a tray. On a phone doll and start button stay in place: the tray scrolls between them. */
  async chooseItem(name: string): Promise<void> {
    const radio = this.page.getByRole('radio', { name, exact: true });
    await radio.evaluate((input) => input.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await radio.check({ force: true });
  }

  /** The label of a tray's selected item. */
  async selectedItem(tray: string): Promise<string> {
    const radio = this.page
      .getByRole('group', { name: tray, exact: true })
      .getByRole('radio', { checked: true });
    return (await radio.getAttribute('aria-label')) ?? '';
  }

  /** Names the hero and continues into the book. */
  async startAdventure(name: string): Promise<void> {
    await this.name.fill(name);
    await this.start.click();
    await expect(this.page.getByRole('dialog', { name: 'Creating Hero...' })).toBeVisible();
    await expect(this.page).toHaveURL(/\/story-reader/, { timeout: 20_000 });
  }

  /** Answers the grown-up gate, if shown. */
  answerGate(): Promise<void> {
    return passGate(this.page);
  }
}
