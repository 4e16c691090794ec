import { CloudOff } from 'lucide-react'

/** At the foot of the window, so that nothing moves when it comes and goes. */
export function LostNotice() {
  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-4 z-40 mx-auto flex max-w-measure items-start gap-3 rounded-lg border border-hairline bg-raised p-4 shadow-(--shadow) print:hidden"
    >
      <CloudOff aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <p>
        <span className="font-semibold">No connection to us.</span> What you see is the last we heard. The check goes on
        without you, and this page goes on by itself as soon as it can.
      </p>
    </div>
  )
}
