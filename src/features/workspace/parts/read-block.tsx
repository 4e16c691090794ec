import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { failureText, Refused } from '#src/features/accounts/public.tsx'
import { LoadFailure } from '#src/ui/load-failure.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

type Props<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>
  /** What is read, as the subject of a sentence: "Your sessions". */
  what: string
  /** Stands in its place until it is there. */
  skeleton?: ReactNode
  /** A failure is shown and not announced. */
  silent?: boolean
  children: (data: Data) => ReactNode
}

/** To ask again for what is not there would bring the same. */
function NotThere({ text }: { text: string }) {
  return (
    <div role="alert" className="border-y border-hairline py-8">
      <p className="font-semibold">{text}</p>
      <p className="mt-1 text-soft">The link may be old, or a letter in the address wrong.</p>
    </div>
  )
}

/** One block of a screen that is read from the server: a skeleton, then what was read, or why not and a way to try again. */
export function ReadBlock<Data>({ query, what, skeleton, silent = false, children }: Props<Data>) {
  const { data, error, refetch } = query
  if (data !== undefined) return children(data)
  if (!error) return skeleton ?? <Skeleton lines={3} />
  // What a screen leaves out without a word is not what its link leads to.
  if (!silent && error instanceof Refused && error.words.status === 404) return <NotThere text={failureText(error)} />
  const request_id = error instanceof Refused ? error.words.request_id : undefined
  const text = `${what} could not be read. ${failureText(error)}`
  return <LoadFailure text={text} request_id={request_id} silent={silent} onRetry={() => void refetch()} />
}
