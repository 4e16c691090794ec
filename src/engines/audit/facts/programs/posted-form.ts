import { isInquiry } from '#src/engines/audit/facts/scripts/inquiry-forms.ts'
import type { PageFacts } from '../page-facts.ts'
import type { FieldFact } from '../types/form-facts.ts'

/** A form that sends to a program of the site. */
export type PostedForm = {
  /** The address of the program. */
  to: string
  on: string
  line: number
  method: string
  /** Names of all that it sends: fields, hidden ones, the button pressed. */
  sends: readonly string[]
  /** What people type or choose in it, by name, and what it is called. */
  typed: readonly { name: string; label: string }[]
  /** By it people write to the business. */
  is_inquiry: boolean
  /** Code of the page sends what it makes of it, or not all that it sends is known. */
  is_unsure: boolean
  /** Code of the page may send it in place of the browser, and show the answer itself. */
  is_resent: boolean
}

const is_program = /\.(?:php\d?|phtml|cgi|pl|aspx?|jsp|cfm)(?:[?#]|$)/i
const typed_types = new Set(['', 'text', 'email', 'tel', 'date', 'time', 'datetime-local', 'number', 'url'])
const most_forms = 6
const most_names = 60

const isTyped = ({ element, type, hidden, aria_hidden }: FieldFact) =>
  !hidden && !aria_hidden && (element !== 'input' || typed_types.has(type))

/** As PHP knows a field: without its brackets, and with `_` for blanks and dots. */
export const nameInPhp = (name: string): string => name.replace(/\[.*$/s, '').trim().replace(/[ .[]/g, '_')

/** The forms of a page that programs of its own host are to take. */
export function postedForms(facts: PageFacts): PostedForm[] {
  const { forms, fields, scripts, url, empty_app_root, truncated } = facts
  const { origin } = new URL(url)
  // A form that was closed too early by a tag of another box still sends what stands behind it.
  const has_stray = fields.some(({ form, name }) => form === null && name !== '')
  const inline = scripts.filter(({ src }) => src === null)
  const is_own = empty_app_root !== null || inline.some(({ resends }) => resends === 'own')
  const is_cut = truncated.some(({ what }) => what === 'fields' || what === 'forms')
  return forms
    .slice(0, 40)
    .flatMap((form, index): PostedForm[] => {
      const to = form.url?.split(/[?#]/, 1)[0] ?? ''
      if (!to.startsWith(`${origin}/`) || !is_program.test(to) || form.has_password) return []
      const own = fields.filter(field => field.form === index)
      const named = own.filter(field => field.name !== '')
      return [
        {
          to,
          on: url,
          line: form.line,
          method: form.method,
          sends: [...new Set([...named.map(({ name }) => name), ...form.sends_besides])].slice(0, most_names),
          typed: named
            .filter(isTyped)
            .slice(0, most_names)
            .map(({ name, label, placeholder }) => ({ name, label: label || placeholder })),
          is_inquiry: isInquiry(facts, index),
          is_unsure: has_stray || is_own || is_cut || form.marked,
          is_resent: form.onsubmit !== null || inline.some(({ resends, takes_forms }) => resends !== '' || takes_forms),
        },
      ]
    })
    .slice(0, most_forms)
}
