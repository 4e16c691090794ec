import { X } from 'lucide-react'
import type { Upload } from '#src/features/files/parts/use-uploads.ts'

type Props = { upload: Upload; onDrop: () => void }

/** One file: how far it is, or why it was not taken. */
export function UploadLine({ upload: { name, sent, failure }, onDrop }: Props) {
  if (failure === undefined) {
    return (
      <li className="grid gap-1">
        <span className="text-[0.9375rem] wrap-anywhere">{name}</span>
        <progress
          aria-label={`Sending ${name}`}
          value={sent}
          max={1}
          className="h-2 w-full max-w-measure accent-(--moss)"
        />
        <span className="text-sm text-soft">{sent < 1 ? `${Math.round(sent * 100)}% sent` : 'Being prepared…'}</span>
      </li>
    )
  }
  return (
    <li className="flex items-start justify-between gap-3 border-l-2 border-clay pl-3">
      <p role="alert">
        <span className="font-semibold wrap-anywhere">{name}: </span>
        {failure}
      </p>
      <button
        type="button"
        aria-label={`Dismiss ${name}`}
        onClick={onDrop}
        className="-my-2 grid size-11 shrink-0 place-items-center"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </li>
  )
}
