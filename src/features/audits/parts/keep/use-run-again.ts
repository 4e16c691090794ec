import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { createKeeper } from '#src/features/audits/parts/form/keep-key.ts'
import { startAudit } from '#src/features/audits/parts/form/start-audit.ts'
import type { AuditAnswer } from '#src/features/audits/schema.ts'

/** Has the same site read anew, whatever result is stored, and goes to the new result. */
export function useRunAgain({ url, given }: Pick<AuditAnswer, 'url' | 'given'>) {
  const navigate = useNavigate()
  const [starting, setStarting] = useState(false)
  const [words, setWords] = useState('')
  const keyFor = useRef(createKeeper())

  const runAgain = async () => {
    const typed = { address: url, ...given }
    setStarting(true)
    setWords('')
    const started = await startAudit(typed, { fresh: true, idempotency_key: keyFor.current(typed) })
    setStarting(false)
    if (started.ok) await navigate(started.link)
    else setWords(started.words)
  }

  return { runAgain, starting, words }
}
