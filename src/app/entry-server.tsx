import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { App } from './App.tsx';
import { paths } from './paths.ts';
import { routes } from './routes.tsx';

/** The addresses a build draws ahead, and those it serves the empty shell for. `stories` are the known slugs. */
export function addresses(stories: readonly string[]): { prerendered: string[]; shell: string[] } {
  return {
    prerendered: routes.flatMap(({ path, ahead }) =>
      ahead === 'self' ? [path] : ahead === 'stories' ? stories.map((slug) => paths.story(slug)) : [],
    ),
    shell: routes.filter(({ ahead }) => ahead === 'none').map(({ path }) => path),
  };
}

/** The page's markup below #root, with every lazy part of it waited for. Throws what the page throws. */
export async function renderPage(address: string): Promise<string> {
  let failure: unknown;
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <App address={address} />
    </StrictMode>,
    {
      // By default a long screen is put at the end of the page, hidden, for a script to bring in: it would be blank
      // without one, and late with one.
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
