/** The measured part of page-flip's API; its package has no types. */
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
