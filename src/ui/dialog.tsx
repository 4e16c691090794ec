import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'

type Props = {
  open: boolean
  /** Called for Escape and the close button. A press beside it closes nothing: it would take what was typed along. */
  onClose: () => void
  title: string
  children: ReactNode
}

/** The browser's own modal dialog: it keeps focus, closes on Escape and gives the focus back. */
export function Dialog({ open, onClose, title, children }: Props) {
  const element = useRef<HTMLDialogElement>(null)
  const title_id = useId()

  useEffect(() => {
    const dialog = element.current
    if (open && !dialog?.open) dialog?.showModal()
    if (!open && dialog?.open) dialog.close()
  }, [open])

  return (
    <dialog
      ref={element}
      closedby="closerequest"
      aria-labelledby={title_id}
      onClose={onClose}
      className="m-auto w-[calc(100%-2rem)] max-w-lg rounded-xl border border-hairline bg-raised p-0 text-ink shadow-(--shadow) backdrop:bg-[rgb(0_0_0/0.5)]"
    >
      {open && (
        <div className="p-6">
          <div className="flex items-start justify-between gap-4">
            <h2 id={title_id} className="text-xl">
              {title}
            </h2>
            <button type="button" aria-label="Close" onClick={onClose} className="-m-2 grid size-11 place-items-center">
              <X aria-hidden="true" className="size-5" />
            </button>
          </div>
          <div className="mt-4">{children}</div>
        </div>
      )}
    </dialog>
  )
}
