import { type FormEvent, useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import type { FormRefusal } from '#src/features/accounts/parts/entrance/refusal-words.ts'

type Schema<Typed> = z.ZodType<Typed>

function faultsOf(error: z.ZodError): Record<string, string> {
  const { fieldErrors } = z.flattenError(error) as { fieldErrors: Record<string, string[] | undefined> }
  return Object.fromEntries(Object.entries(fieldErrors).map(([name, sentences]) => [name, sentences?.[0] ?? '']))
}

/**
 * A small form's states: idle → busy → idle. `send` answers what it has to show, or undefined when it is done. Fields
 * keep what was typed; the first refused one gets the focus.
 */
export function useSettingsForm<Typed>(
  schema: Schema<Typed>,
  send: (typed: Typed) => Promise<FormRefusal | undefined>,
) {
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<FormRefusal>({})

  useEffect(() => {
    if (refusal.fields) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusal])

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (busy) return
    const read = schema.safeParse(Object.fromEntries(new FormData(event.currentTarget)))
    if (!read.success) return setRefusal({ fields: faultsOf(read.error) })
    setBusy(true)
    setRefusal({})
    const refused = await send(read.data)
    setBusy(false)
    setRefusal(refused ?? {})
  }

  return {
    busy,
    faults: refusal.fields ?? {},
    words: refusal.words,
    formProps: { ref: form, noValidate: true, onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event) },
  }
}
