import { useRef, useState } from 'react'
import { failureText } from '#src/features/accounts/public.tsx'
import type { FileKind } from '#src/features/files/file-kinds.ts'
import { mostBytes } from '#src/features/files/file-limits.ts'
import { sendPicture } from '#src/features/files/parts/picture-queries.ts'
import type { Picture } from '#src/features/files/schema.ts'

/** A file on its way, or one that was not taken. */
export type Upload = { key: number; name: string; sent: number; failure: string | undefined }

type Options = {
  business_id: string
  kind: FileKind
  /** Told of each picture that has arrived, in the order in which they were chosen. */
  onSent: (picture: Picture) => unknown
}

/** Such a file is not even sent; the server would say the same. */
const tooLarge = 'This file is larger than 10 MB. Save a smaller copy and send that.'

/** Sends files one after another, and knows how far each is. */
export function useUploads({ business_id, kind, onSent }: Options) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const keys = useRef(0)
  const line = useRef(Promise.resolve())

  const change = (key: number, what: Partial<Upload>) =>
    setUploads(all => all.map(upload => (upload.key === key ? { ...upload, ...what } : upload)))
  const drop = (key: number) => setUploads(all => all.filter(upload => upload.key !== key))

  async function sendOne(key: number, file: File): Promise<void> {
    try {
      const onProgress = (sent: number) => change(key, { sent })
      await onSent(await sendPicture({ business_id, kind, file, onProgress }))
      drop(key)
    } catch (error) {
      change(key, { failure: failureText(error) })
    }
  }

  function send(files: readonly File[]): void {
    const chosen = files.map(file => {
      keys.current += 1
      const failure = file.size > mostBytes ? tooLarge : undefined
      return { file, upload: { key: keys.current, name: file.name, sent: 0, failure } }
    })
    setUploads(all => [...all.filter(({ failure }) => failure === undefined), ...chosen.map(({ upload }) => upload)])
    for (const { file, upload } of chosen) {
      if (upload.failure === undefined) line.current = line.current.then(() => sendOne(upload.key, file))
    }
  }

  return { uploads, send, drop }
}
