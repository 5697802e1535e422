/** The part of page-flip that is measured; its package carries no types. */
declare module 'page-flip' {
  interface Settings {
    width: number;
    height: number;
    flippingTime: number;
    maxShadowOpacity: number;
  }
  export class PageFlip {
    constructor(root: HTMLElement, settings: Settings);
    loadFromHTML(pages: HTMLElement[]): void;
    flipNext(): void;
    getCurrentPageIndex(): number;
    destroy(): void;
  }
}
