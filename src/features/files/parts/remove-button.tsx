import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'

type Props = {
  /** What goes, for whoever only hears the button. */
  what: string
  busy: boolean
  onRemove: () => void
}

/** Asks once more before something goes. */
export function RemoveButton({ what, busy, onRemove }: Props) {
  const [asking, setAsking] = useState(false)
  if (!asking) {
    return (
      <Button tone="quiet" busy={busy} onClick={() => setAsking(true)}>
        Remove<span className="sr-only"> {what}</span>
      </Button>
    )
  }
  return (
    <span className="inline-flex flex-wrap gap-2">
      <Button
        tone="clay"
        autoFocus
        onClick={() => {
          setAsking(false)
          onRemove()
        }}
      >
        Yes, remove<span className="sr-only"> {what}</span>
      </Button>
      <Button tone="quiet" onClick={() => setAsking(false)}>
        Keep<span className="sr-only"> {what}</span>
      </Button>
    </span>
  )
}
