import { type FormEvent, useEffect, useRef, useState } from 'react'
import { loadSessionClient } from '#src/features/accounts/parts/entrance/ask-accounts.ts'
import type { FormRefusal } from '#src/features/accounts/parts/entrance/refusal-words.ts'
import { faultsIn, type Typed, typedIn } from '#src/features/accounts/parts/entrance/typed-fields.ts'

/** Sends what was typed; answers what the form has to show, or undefined when the page goes on. */
type Send = (typed: Typed) => Promise<FormRefusal | undefined>

/**
 * A form's states: idle → busy → idle with a refusal, or busy until the page is left. Fields keep what was typed; the
 * first refused one gets the focus. Not ready until the browser runs it: before that it would be sent by navigation.
 */
export function useEntranceForm(send: Send) {
  const form = useRef<HTMLFormElement>(null)
  const [ready, setReady] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<FormRefusal>({})

  useEffect(() => setReady(true), [])
  useEffect(() => {
    if (refusal.fields) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusal])

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const sent = event.currentTarget
    if (busy) return
    const faults = faultsIn(sent)
    if (faults) return setRefusal({ fields: faults })
    setBusy(true)
    setRefusal({})
    const refused = await send(typedIn(sent))
    if (!refused) return
    setBusy(false)
    setRefusal(refused)
  }

  return {
    ready,
    busy,
    faults: refusal.fields ?? {},
    words: refusal.words,
    formProps: {
      ref: form,
      method: 'post',
      noValidate: true,
      onSubmit: submit,
      /** Whoever comes to a field will send the form soon. */
      onFocus: () => void loadSessionClient().catch(() => undefined),
    },
  }
}
