import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { App } from './App.tsx';
import { paths } from './paths.ts';
import { routes } from './routes.tsx';

/** The paths to prerender, and those that get the empty shell. `stories` are the known slugs. */
export function addresses(stories: readonly string[]): { prerendered: string[]; shell: string[] } {
  return {
    prerendered: routes.flatMap(({ path, prerender }) =>
      prerender === 'self' ? [path] : prerender === 'stories' ? stories.map((slug) => paths.story(slug)) : [],
    ),
    shell: routes.filter(({ prerender }) => prerender === 'none').map(({ path }) => path),
  };
}

/** Prerenders a page's markup below #root, with all lazy parts resolved. Rejects with what the page throws. */
export async function renderPage(address: string): Promise<string> {
  let failure: unknown;
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <App address={address} />
    </StrictMode>,
    {
      // By default React moves long content to the end of the page, hidden until a script runs: blank without
      // JavaScript, and late with it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        failure ??= error;
      },
    },
  );
  let html = '';
  for await (const chunk of prelude) html += chunk;
  if (failure) throw failure;
  return html;
}
