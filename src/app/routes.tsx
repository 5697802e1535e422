import { type ComponentType, use, useEffect } from 'react';
import { ADDRESSES, type Address, addressOf, LOST, WORKSHOP } from './addresses.ts';

declare global {
  interface Window {
    /** Set by the head script (`head-script/`): repeats clicks and typing from before hydration. A second call does nothing. */
    replayInput?: () => void;
  }
}

type RouteModule = { default: ComponentType };

/** Every screen's module by its file, each in a chunk of its own. */
const SCREENS = {
  ...import.meta.glob<RouteModule>('./routes/*.tsx'),
  ...(import.meta.env.DEV ? import.meta.glob<RouteModule>('./routes/dev/*.tsx') : {}),
};

/** An address of the table, with its screen's code as far as that is here. */
class AppRoute {
  readonly path: string;
  readonly prerender: Address['prerender'];
  #load: () => Promise<RouteModule>;
  #asked: Promise<RouteModule> | undefined;
  #failed = false;
  /** Whether the screen's code is here: then it is drawn without a pause. */
  loaded = false;

  constructor({ path, screen, prerender }: Address) {
    const load = SCREENS[`./routes/${screen}.tsx`];
    if (!load) throw new Error(`${path}: no ${screen}.tsx`);
    this.path = path;
    this.prerender = prerender;
    this.#load = load;
  }

  /** Fetches the screen's code, once; after a failed try the next one asks again. */
  load(): Promise<RouteModule> {
    return this.#failed ? this.#ask() : this.code;
  }

  /** The code as it was asked for last, also in vain: who draws it must not ask for it anew each time. */
  get code(): Promise<RouteModule> {
    return this.#asked ?? this.#ask();
  }

  #ask(): Promise<RouteModule> {
    const loading = this.#load();
    this.#asked = loading;
    this.#failed = false;
    loading.then(
      (module) => {
        this.loaded = true;
        // React's own mark on a promise it may read at once.
        Object.assign(loading, { status: 'fulfilled', value: module });
      },
      () => {
        this.#failed = true;
      },
    );
    return loading;
  }
}

export const routes: readonly AppRoute[] = Object.values({
  ...ADDRESSES,
  ...(import.meta.env.DEV ? WORKSHOP : {}),
}).map((address) => new AppRoute(address));

const notFoundRoute = new AppRoute(LOST);

/** The route that shows an address. */
export function routeFor(pathname: string): AppRoute {
  return addressOf(routes, pathname) ?? notFoundRoute;
}

/** The screen of a route: at once where its code is here, else as soon as it comes. */
export function Screen({ route }: { route: AppRoute }) {
  const { default: Loaded } = use(route.code);
  // Runs after the effects of the screen itself, which by then listens to keys and clicks.
  useEffect(() => window.replayInput?.(), []);
  return <Loaded />;
}
