import { useMutation } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { FormWords, failureText, Refused } from '#src/features/accounts/public.tsx'
import { severalSheetsSchema } from '#src/features/locations/imports/schema.ts'
import { Button } from '#src/ui/button.tsx'
import { ImportProgress } from './progress.tsx'
import { type Import, type UploadWish, uploadLocations } from './queries.ts'
import { ImportSheets } from './sheets.tsx'

/** The sheets to choose from, where that is what the API asks. */
const sheetsIn = (error: Error | null): string[] | undefined =>
  error instanceof Refused ? severalSheetsSchema.safeParse(error.words.answer).data?.sheets : undefined

type Props = { business_id: string; onUploaded: (uploaded: Import) => void }

/** Takes a file that is dropped or chosen, and says why when it cannot be read. */
export function ImportUpload({ business_id, onUploaded }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [is_over, setIsOver] = useState(false)
  const [sent, setSent] = useState(0)
  const uploading = useMutation({
    mutationFn: (wish: UploadWish) => uploadLocations(business_id, wish, setSent),
    onSuccess: onUploaded,
  })
  const sheets = sheetsIn(uploading.error)

  function take(file: File | undefined, sheet?: string): void {
    if (!file || uploading.isPending) return
    setSent(0)
    uploading.mutate({ file, sheet })
  }

  function drop(event: DragEvent): void {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files[0])
  }

  return (
    <section
      aria-label="Upload a file"
      onDragOver={event => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={`grid justify-items-start gap-4 rounded-xl border-2 border-dashed px-5 py-8 sm:px-8 ${is_over ? 'border-harbour bg-sunk' : 'border-[color-mix(in_srgb,var(--ink)_45%,var(--paper))]'}`}
    >
      <p className="max-w-measure">
        Drop a CSV or Excel file here, or choose one. It may have up to 10,000 rows; the first row names the columns.
        Nothing is saved before you have seen what it comes to.
      </p>
      <input
        ref={input}
        id="import-file"
        type="file"
        aria-label="File with locations"
        accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        tabIndex={-1}
        className="sr-only"
        onChange={event => {
          take(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <Button busy={uploading.isPending} onClick={() => input.current?.click()}>
        <Upload aria-hidden="true" className="size-4" />
        {uploading.isPending ? 'Reading…' : 'Choose a file'}
      </Button>
      {uploading.isPending && <ImportProgress label="Sending the file" done={Math.round(sent * 100)} total={100} />}
      {sheets && <ImportSheets sheets={sheets} onPick={sheet => take(uploading.variables?.file, sheet)} />}
      {uploading.error && !sheets && <FormWords>{failureText(uploading.error)}</FormWords>}
    </section>
  )
}
