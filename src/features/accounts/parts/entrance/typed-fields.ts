export type Typed = Record<string, string>

type Fault = 'missing' | 'misshapen'

const sentences: Record<string, Record<Fault, string>> = {
  email: {
    missing: 'Please write your email address.',
    misshapen: 'Please write an email address such as name@example.com.',
  },
  password: { missing: 'Please write a password.', misshapen: 'Please write a password.' },
  full_name: { missing: 'Please write your name.', misshapen: 'Please write your name.' },
  code: { missing: 'Please write the code.', misshapen: 'Please write the six digits your app shows.' },
}

/** What the server takes for an email address has a dot behind the @; browsers ask for less. */
export const emailPattern = '[^@\\s]+@[^@\\s]+\\.[^@\\s]{2,}'

/** What stands in the form's fields, by name. */
export function typedIn(form: HTMLFormElement): Typed {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}

/** One sentence for each field that the browser finds missing or misshapen; undefined when there is none. */
export function faultsIn(form: HTMLFormElement): Record<string, string> | undefined {
  const inputs = [...form.elements].filter(element => element instanceof HTMLInputElement)
  const faults = inputs
    .filter(({ willValidate, validity }) => willValidate && !validity.valid)
    .map(({ name, validity }) => [name, sentences[name]?.[validity.valueMissing ? 'missing' : 'misshapen'] ?? ''])
  return faults.length > 0 ? Object.fromEntries(faults) : undefined
}
