import { type FormEvent, useRef, useState } from 'react'
import { createKeeper } from '#src/features/audits/parts/form/keep-key.ts'
import { post } from '#src/features/audits/parts/form/post.ts'

type Outcome =
  | { state: 'open'; words?: string; fields: Record<string, string> }
  | { state: 'sending' }
  /** Taken; the mail goes out as soon as there is a report. */
  | { state: 'taken'; email: string }

/** Open → sending → taken, or open again with the words of a refusal. What was typed stays. */
export function useMailForm(mails_url: string) {
  const [outcome, setOutcome] = useState<Outcome>({ state: 'open', fields: {} })
  const keyFor = useRef(createKeeper())

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (outcome.state === 'sending') return
    const data = new FormData(event.currentTarget)
    const email = String(data.get('email') ?? '')
    const body = { email, consent: data.has('consent'), wants_news: data.has('wants_news') }
    setOutcome({ state: 'sending' })
    const posted = await post(mails_url, body, keyFor.current(body))
    setOutcome(posted.ok ? { state: 'taken', email } : { state: 'open', words: posted.words, fields: posted.fields })
  }

  const again = () => setOutcome({ state: 'open', fields: {} })
  return { outcome, submit, again }
}
