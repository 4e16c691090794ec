import { failureText, Refused } from '#src/features/accounts/public.tsx'
import { LoadFailure } from '#src/ui/load-failure.tsx'

/** Stands where something could not be read from our API. */
export function FailedRead({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const request_id = error instanceof Refused ? error.words.request_id : undefined
  return <LoadFailure text={failureText(error)} request_id={request_id} onRetry={onRetry} />
}
