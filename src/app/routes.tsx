import { type ComponentType, use, useEffect } from 'react';

declare global {
  interface Window {
    /** Set by index.html: presses again what was pressed before the app was awake. Of no effect the second time. */
    wake?: () => void;
  }
}

type RouteModule = { default: ComponentType };

/**
 * Every screen, each in a chunk of its own. `prerender` says whether the build draws the address ahead as a static
 * page ('stories': one for each known story) or serves the empty shell for it.
 */
class AppRoute {
  readonly path: string;
  readonly prerender: 'self' | 'stories' | 'none';
  #load: () => Promise<RouteModule>;
  #asked: Promise<RouteModule> | undefined;
  /** Whether the screen's code is here: then it is drawn without a pause. */
  loaded = false;

  constructor(path: string, prerender: 'self' | 'stories' | 'none', load: () => Promise<RouteModule>) {
    this.path = path;
    this.prerender = prerender;
    this.#load = load;
  }

  /** Fetches the screen's code, once; a failed try is forgotten, so that the next one asks again. */
  load(): Promise<RouteModule> {
    if (this.#asked) return this.#asked;
    const asked = this.#load();
    this.#asked = asked;
    asked.then(
      (module) => {
        this.loaded = true;
        // React's own mark on a promise it may read at once.
        Object.assign(asked, { status: 'fulfilled', value: module });
      },
      () => {
        this.#asked = undefined;
      },
    );
    return asked;
  }
}

export const routes: readonly AppRoute[] = [
  new AppRoute('/', 'self', () => import('./routes/Home.tsx')),
  new AppRoute('/signup', 'self', () => import('./routes/SignUp.tsx')),
  new AppRoute('/explore', 'self', () => import('./routes/Explore.tsx')),
  new AppRoute('/create-character', 'self', () => import('./routes/CreateCharacter.tsx')),
  new AppRoute('/story-reader', 'self', () => import('./routes/StoryReader.tsx')),
  new AppRoute('/library', 'self', () => import('./routes/Library.tsx')),
  new AppRoute('/profile', 'none', () => import('./routes/Profile.tsx')),
  new AppRoute('/story/:storyId', 'stories', () => import('./routes/StoryDetail.tsx')),
  new AppRoute('/moon-balloon', 'self', () => import('./routes/MoonBalloon.tsx')),
  new AppRoute('/privacy', 'self', () => import('./routes/Privacy.tsx')),
  new AppRoute('/auth/confirm', 'none', () => import('./routes/AuthConfirm.tsx')),
  new AppRoute('/auth/new-password', 'none', () => import('./routes/NewPassword.tsx')),
  // Every part of every picture; not in the product's build.
  ...(import.meta.env.DEV
    ? [
        new AppRoute('/dev/gallery', 'none', () => import('./routes/dev/Gallery.tsx')),
        new AppRoute('/dev/studio', 'none', () => import('./routes/dev/Studio.tsx')),
      ]
    : []),
];

const lost = new AppRoute('*', 'none', () => import('./routes/NotFound.tsx'));

/** The route that shows an address. */
export function routeFor(pathname: string): AppRoute {
  const path = pathname.replace(/(.)\/$/, '$1');
  const wanted = /^\/story\/[^/]+$/.test(path) ? '/story/:storyId' : path;
  return routes.find((route) => route.path === wanted) ?? lost;
}

/** The screen of a route: at once where its code is here, else as soon as it comes. */
export function Screen({ route }: { route: AppRoute }) {
  const { default: Loaded } = use(route.load());
  // Runs after the effects of the screen itself, which by then hears keys and presses.
  useEffect(() => window.wake?.(), []);
  return <Loaded />;
}
