import { QueryClient } from '@tanstack/react-query'

const minute_ms = 60_000

/**
 * What was read from the server counts as fresh for 5 minutes and is kept for 10 after its last use. What is to be saved is
 * tried without a network, too, so that somebody is told at once instead of waiting for it in silence.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 5 * minute_ms, gcTime: 10 * minute_ms, retry: false },
      mutations: { networkMode: 'always' },
    },
  })
}
