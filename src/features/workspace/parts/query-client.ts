import { QueryClient } from '@tanstack/react-query'

const minute_ms = 60_000

/** What was read from the server counts as fresh for 5 minutes and is kept for 10 after its last use. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: 5 * minute_ms, gcTime: 10 * minute_ms, retry: false } },
  })
}
