import { type ComponentType, lazy } from 'react';

type RouteModule = { default: ComponentType };

/**
 * Every screen, each in a chunk of its own. `prerender` names the addresses the build draws ahead as static
 * pages; the others get the empty shell.
 */
type AppRoute = {
  path: string;
  load: () => Promise<RouteModule>;
  prerender: 'self' | 'stories' | 'none';
  /** Kept out of the product build. */
  developmentOnly?: true;
};

const ROUTES: AppRoute[] = [
  { path: '/', load: () => import('./routes/Home.tsx'), prerender: 'self' },
  { path: '/signup', load: () => import('./routes/SignUp.tsx'), prerender: 'self' },
  { path: '/explore', load: () => import('./routes/Explore.tsx'), prerender: 'self' },
  { path: '/create-character', load: () => import('./routes/CreateCharacter.tsx'), prerender: 'self' },
  { path: '/story-reader', load: () => import('./routes/StoryReader.tsx'), prerender: 'self' },
  { path: '/library', load: () => import('./routes/Library.tsx'), prerender: 'self' },
  { path: '/profile', load: () => import('./routes/Profile.tsx'), prerender: 'none' },
  { path: '/story/:storyId', load: () => import('./routes/StoryDetail.tsx'), prerender: 'stories' },
  { path: '/moon-balloon', load: () => import('./routes/MoonBalloon.tsx'), prerender: 'self' },
  { path: '/privacy', load: () => import('./routes/Privacy.tsx'), prerender: 'self' },
  { path: '/auth/confirm', load: () => import('./routes/AuthConfirm.tsx'), prerender: 'none' },
  { path: '/auth/new-password', load: () => import('./routes/NewPassword.tsx'), prerender: 'none' },
  ...(import.meta.env.DEV
    ? [
        {
          path: '/dev/gallery',
          load: () => import('./routes/dev/Gallery.tsx'),
          prerender: 'none',
          developmentOnly: true,
        } as const,
      ]
    : []),
  { path: '*', load: () => import('./routes/NotFound.tsx'), prerender: 'none' },
];

export const routes = ROUTES.map((route) => ({ ...route, Screen: lazy(route.load) }));

/** The route that shows an address, told the same way the router does it for our flat list. */
export function routeFor(pathname: string): (typeof routes)[number] {
  const exact = routes.find(({ path }) => path === pathname.replace(/(.)\/$/, '$1'));
  const story = /^\/story\/[^/]+\/?$/.test(pathname) && routes.find(({ path }) => path.startsWith('/story/'));
  return exact ?? (story || routes.at(-1)!);
}
