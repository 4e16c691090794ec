import { type RefObject, useLayoutEffect } from 'react'

const kept = new Map<string, ReadonlyMap<string, string>>()

function textFieldsOf(form: HTMLFormElement, names: readonly string[]) {
  return names.flatMap(name => {
    const field = form.elements.namedItem(name)
    return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? [field] : []
  })
}

/**
 * Keeps what was typed in these fields of a form while the tab stays on the site: whoever follows a link to look something
 * up, and comes back, finds it again. In memory only, and never a password. A field that holds something already keeps it.
 * @param place what the form is kept by; one for each kind of form
 */
export function useKeptFields(form: RefObject<HTMLFormElement | null>, place: string, names: readonly string[]): void {
  useLayoutEffect(() => {
    if (!form.current) return
    const fields = textFieldsOf(form.current, names)
    for (const field of fields) {
      const text = kept.get(place)?.get(field.name)
      if (!text || field.value !== '') continue
      field.value = text
      field.closest('details')?.setAttribute('open', '')
    }
    return () => {
      kept.set(place, new Map(fields.map(field => [field.name, field.value])))
    }
  }, [form, place, names])
}
