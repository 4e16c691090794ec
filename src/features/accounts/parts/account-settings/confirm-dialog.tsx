import { FormWords } from '#src/features/accounts/parts/entrance/form-words.tsx'
import { Button } from '#src/ui/button.tsx'
import type { ButtonTone } from '#src/ui/button-class.ts'
import { Dialog } from '#src/ui/dialog.tsx'

type Props = {
  open: boolean
  title: string
  /** What happens, and what cannot be undone. */
  text: string
  confirm: { label: string; tone: ButtonTone }
  /** The way out, in words. */
  keep: string
  busy: boolean
  /** Why it did not work. */
  words: string | undefined
  onConfirm: () => void
  onClose: () => void
}

/** Asks once more before something that cannot be taken back. */
export function ConfirmDialog({ open, title, text, confirm, keep, busy, words, onConfirm, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <p>{text}</p>
      {words && (
        <div className="mt-4">
          <FormWords>{words}</FormWords>
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button tone={confirm.tone} busy={busy} onClick={onConfirm}>
          {confirm.label}
        </Button>
        <Button tone="quiet" onClick={onClose}>
          {keep}
        </Button>
      </div>
    </Dialog>
  )
}
