const prefix = 'porchlight-handed:'

/**
 * Hands words to the form of the document that is opened next in this tab. A browser without room for them opens it empty.
 * @param place what the form is known by
 */
export function handFields(place: string, fields: Readonly<Record<string, string>>): void {
  try {
    window.sessionStorage.setItem(prefix + place, JSON.stringify(fields))
  } catch {
    return
  }
}

/** Fills the empty fields of a form with what was handed to it, which is forgotten then. */
export function takeFields(place: string, form: HTMLFormElement): void {
  try {
    const handed: unknown = JSON.parse(window.sessionStorage.getItem(prefix + place) ?? '{}')
    window.sessionStorage.removeItem(prefix + place)
    for (const [name, text] of Object.entries(handed ?? {})) {
      const field = form.elements.namedItem(name)
      if (field instanceof HTMLInputElement && field.value === '') field.value = String(text)
    }
  } catch {
    return
  }
}
