import { QueryClient } from '@tanstack/react-query';

let client: QueryClient | undefined;

/** The one cache of server data. Loaded by the screens that read any; Home's first load goes without it. */
export function getQueryClient(): QueryClient {
  client ??= new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: 2, networkMode: 'offlineFirst' },
      mutations: { networkMode: 'offlineFirst' },
    },
  });
  return client;
}
