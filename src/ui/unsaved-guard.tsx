import { useEffect } from 'react'
import { useBlocker, useLocation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'

type Props = {
  /** Something was changed and not saved: leaving the screen is asked about. */
  unsaved: boolean
  /** It would be gone with the tab: the browser asks too. The same as `unsaved` where nothing else keeps it. */
  lost?: boolean
  /** What becomes of it, in a sentence. */
  text: string
}

/** Asks before a screen with unsaved changes is left: with our own words inside the app, with the browser's beyond it. */
export function UnsavedGuard({ unsaved, lost = unsaved, text }: Props) {
  // The router forgets a blocker a moment after its screen is gone: one that is left behind must not hold the next screen.
  const here = useLocation().pathname
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname === here && nextLocation.pathname !== here,
  )

  useEffect(() => {
    if (!lost) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [lost])

  return (
    <Dialog open={blocker.state === 'blocked'} onClose={() => blocker.reset?.()} title="Leave without saving?">
      <p>{text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button tone="outline" onClick={() => blocker.reset?.()}>
          Stay here
        </Button>
        <Button tone="clay" onClick={() => blocker.proceed?.()}>
          Leave without saving
        </Button>
      </div>
    </Dialog>
  )
}
