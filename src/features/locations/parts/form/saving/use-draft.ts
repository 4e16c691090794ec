import { useEffect, useRef, useState } from 'react'
import { callApi } from '#src/features/accounts/public.tsx'
import { type DraftPlace, draftPath } from '#src/features/locations/parts/detail/queries.ts'
import type { FormValues } from '#src/features/locations/parts/form/values.ts'
import { draftOf } from './draft.ts'

/** How long a pause in typing sends the draft, in milliseconds. */
const pause_ms = 1000

const nothing = '{}'

/** `waiting`: what was typed last is not kept yet. `failed`: it could not be, and is tried again with the next change. */
export type DraftState = 'none' | 'waiting' | 'kept' | 'failed'

type Typed = { saved: FormValues; values: FormValues; version: number | null }

/** Keeps what is typed on the server, one call after the other, so that it is there after a reload and on another device. */
export function useDraft(place: DraftPlace, { saved, values, version }: Typed, kept_before: Partial<FormValues>) {
  const text = JSON.stringify(draftOf(saved, values))
  const path = draftPath(place)
  const [state, setState] = useState<DraftState>(text === nothing ? 'none' : 'kept')
  const kept = useRef(JSON.stringify(kept_before))
  const queue = useRef(Promise.resolve())
  const latest = useRef({ text, path, version })
  latest.current = { text, path, version }

  /** Sends what is to be kept, unless it is kept already by the time it is its turn. */
  const send = useRef((wanted: string) => {
    queue.current = queue.current.then(async () => {
      if (kept.current === wanted) return
      const { path, version } = latest.current
      const body = { values: JSON.parse(wanted), based_on_version: version }
      try {
        await callApi(path, wanted === nothing ? { method: 'DELETE' } : { method: 'PUT', body })
        kept.current = wanted
        if (latest.current.text === wanted) setState(wanted === nothing ? 'none' : 'kept')
      } catch {
        setState('failed')
      }
    })
    return queue.current
  })

  useEffect(() => {
    if (text === kept.current) return setState(text === nothing ? 'none' : 'kept')
    setState('waiting')
    const timer = setTimeout(() => void send.current(text), pause_ms)
    return () => clearTimeout(timer)
  }, [text])

  useEffect(() => () => void send.current(latest.current.text), [])

  /** Nothing is to be kept any more: it is saved, or thrown away. */
  function forget(): Promise<void> {
    latest.current = { ...latest.current, text: nothing }
    return send.current(nothing)
  }

  return { state, forget }
}
