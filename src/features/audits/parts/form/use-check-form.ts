import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { createKeeper } from '#src/features/audits/parts/form/keep-key.ts'
import { emptyAudit, startAudit, type TypedAudit } from '#src/features/audits/parts/form/start-audit.ts'
import { useKeptFields } from '#src/ui/use-kept-fields.ts'

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

const keptFields = ['address', 'name', 'phone', 'business_address', 'city', 'keyword'] as const

/** The first field with words beside it gets the focus. */
function focusFirst(form: HTMLFormElement | null, fields: Record<string, string>): void {
  const refused = Array.from(form?.elements ?? []).find(element => (element.getAttribute('name') ?? '') in fields)
  if (refused instanceof HTMLElement) refused.focus()
}

/** The form's states: not ready until the page runs → idle → sending → the result's page, or idle with the words of a refusal. */
export function useCheckForm(given: TypedAudit | undefined, fresh: boolean) {
  const navigate = useNavigate()
  const [ready, setReady] = useState(false)
  const [sending, setSending] = useState(false)
  const [refused, setRefused] = useState<Refused>()
  const keyFor = useRef(createKeeper())
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => setReady(true), [])
  useKeptFields(form, given ? 'free check, once more' : 'free check', keptFields)

  // After the words are drawn, and the part of the form that holds them is open.
  useEffect(() => {
    if (refused) focusFirst(form.current, refused.fields)
  }, [refused])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!ready || sending) return
    setSending(true)
    const typed = typedIn(event.currentTarget)
    const started = await startAudit(typed, { fresh, idempotency_key: keyFor.current({ ...typed, fresh }) })
    setSending(false)
    if (!started.ok) {
      setRefused(started)
      return
    }
    sentBefore = typed
    await navigate(started.link)
  }

  return { typed: given ?? sentBefore ?? emptyAudit, form, ready, sending, refused, submit }
}
