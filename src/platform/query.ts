import { QueryClient } from '@tanstack/react-query';

let client: QueryClient | undefined;

/** The one query cache. Only screens that read server data load it; Home's first load does not. */
export function getQueryClient(): QueryClient {
  client ??= new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: 2, networkMode: 'offlineFirst' },
      mutations: { networkMode: 'offlineFirst' },
    },
  });
  return client;
}
