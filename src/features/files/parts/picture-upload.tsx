import { ImagePlus } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import type { FileKind } from '#src/features/files/file-kinds.ts'
import { UploadLine } from '#src/features/files/parts/upload-line.tsx'
import { useUploads } from '#src/features/files/parts/use-uploads.ts'
import type { Picture } from '#src/features/files/schema.ts'
import { buttonClass } from '#src/ui/button-class.ts'

type Props = {
  business_id: string
  kind: FileKind
  label: string
  /** How many may be chosen at a time. */
  takes: 'one' | 'many'
  onSent: (picture: Picture) => unknown
}

const rules = 'JPEG, PNG, WebP or AVIF, up to 10 MB, each side 250 pixels or more. 720 by 720 or larger looks best.'

/** The place where pictures are chosen or dropped, with those on their way and those that were not taken. */
export function PictureUpload({ business_id, kind, label, takes, onSent }: Props) {
  const id = `send-${kind}`
  const { uploads, send, drop } = useUploads({ business_id, kind, onSent })
  const [over, setOver] = useState(false)
  const take = (files: FileList | null) => send([...(files ?? [])].slice(0, takes === 'one' ? 1 : undefined))

  function dropHere(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }

  function allowDrop(event: DragEvent) {
    event.preventDefault()
    setOver(true)
  }

  return (
    <div className="grid gap-3">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is for a mouse; the field inside does the same by key */}
      <div
        onDragOver={allowDrop}
        onDragLeave={() => setOver(false)}
        onDrop={dropHere}
        className={`rounded-lg border border-dashed border-harbour p-5 ${over ? 'bg-sunk' : ''}`}
      >
        <label
          htmlFor={id}
          className={`${buttonClass('outline')} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2`}
        >
          <ImagePlus aria-hidden="true" className="size-5" />
          {label}
          <input
            id={id}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            multiple={takes === 'many'}
            aria-describedby={`${id}-rules`}
            className="sr-only"
            onChange={event => {
              take(event.target.files)
              event.target.value = ''
            }}
          />
        </label>
        <p id={`${id}-rules`} className="mt-3 max-w-measure text-sm text-soft">
          Or drop {takes === 'one' ? 'it' : 'them'} here. {rules}
        </p>
      </div>
      {uploads.length > 0 && (
        <ul aria-label="On their way" className="grid gap-3">
          {uploads.map(upload => (
            <UploadLine key={upload.key} upload={upload} onDrop={() => drop(upload.key)} />
          ))}
        </ul>
      )}
    </div>
  )
}
