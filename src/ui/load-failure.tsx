import { Button } from '#src/ui/button.tsx'

type Props = {
  text: string
  /** What to name when writing to us about it. */
  request_id: string | undefined
  onRetry: () => void
  /** Not announced: it stands there for whoever looks, and interrupts nobody. */
  silent?: boolean
}

/** Stands where something could not be read. */
export function LoadFailure({ text, request_id, onRetry, silent = false }: Props) {
  return (
    <div role={silent ? undefined : 'alert'} className="border-y border-clay py-8">
      <p className="font-semibold text-clay">{text}</p>
      {request_id && <p className="mt-1 text-sm text-soft">Reference {request_id}</p>}
      <div className="mt-4">
        <Button tone="outline" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </div>
  )
}
