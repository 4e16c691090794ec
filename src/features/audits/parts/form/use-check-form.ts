import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { createKeeper } from '#src/features/audits/parts/form/keep-key.ts'
import { emptyAudit, startAudit, type TypedAudit } from '#src/features/audits/parts/form/start-audit.ts'

type Refused = { words: string; fields: Record<string, string> }

/** What was sent last, for who comes back from a result by the browser's button. Gone with the tab. */
let sentBefore: TypedAudit | undefined

function typedIn(form: HTMLFormElement): TypedAudit {
  const data = new FormData(form)
  const text = (name: keyof TypedAudit) => String(data.get(name) ?? '')
  return {
    address: text('address'),
    name: text('name'),
    phone: text('phone'),
    business_address: text('business_address'),
    city: text('city'),
    keyword: text('keyword'),
  }
}

/** Focus goes to the first field that was refused, once React has drawn the words beside it. */
function focusFirst(form: HTMLFormElement, fields: Record<string, string>): void {
  const refused = Array.from(form.elements).find(element => (element.getAttribute('name') ?? '') in fields)
  if (refused instanceof HTMLElement) requestAnimationFrame(() => refused.focus())
}

/** The form's states: not ready until the page runs → idle → sending → the result's page, or idle with the words of a refusal. */
export function useCheckForm(given: TypedAudit | undefined, fresh: boolean) {
  const navigate = useNavigate()
  const [ready, setReady] = useState(false)
  const [sending, setSending] = useState(false)
  const [refused, setRefused] = useState<Refused>()
  const keyFor = useRef(createKeeper())
  useEffect(() => setReady(true), [])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (!ready || sending) return
    setSending(true)
    const typed = typedIn(form)
    const started = await startAudit(typed, { fresh, idempotency_key: keyFor.current({ ...typed, fresh }) })
    setSending(false)
    if (!started.ok) {
      setRefused(started)
      focusFirst(form, started.fields)
      return
    }
    sentBefore = typed
    await navigate(started.link)
  }

  return { typed: given ?? sentBefore ?? emptyAudit, ready, sending, refused, submit }
}
