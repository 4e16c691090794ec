import { Spinner } from '#src/ui/spinner.tsx'

/** In the place of a screen that is not there yet: its document has a main part from the first byte, which the skip link leads to. */
export function WaitingScreen() {
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <Spinner />
    </main>
  )
}
