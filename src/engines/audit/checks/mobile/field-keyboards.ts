import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'

const most = 10
const email = /^(?:your |my |business |work )?e-?mail(?:[ _-]?address)?\s*\*?:?$/i
const phone = /^(?:your |my |cell |mobile |home )?(?:(?:tele)?phone|tel|mobile)(?:[ _-]?(?:number|no\.?))?\s*\*?:?$/i

function wantedFor(said: readonly string[]): 'email' | 'tel' | undefined {
  if (said.some(words => email.test(words))) return 'email'
  return said.some(words => phone.test(words)) ? 'tel' : undefined
}

export const fieldKeyboards: PageCheck = {
  id: 'field-wrong-keyboard',
  section: 'mobile',
  severity: 'low',
  scope: 'page',
  title: 'A field for an email or phone number brings up the wrong keyboard',
  why: 'On a phone people have to look for @ or the digits, nothing is checked, and slips cost you the inquiry.',
  mend: 'Write type="email" or type="tel" in the field.',
  source: 'https://web.dev/learn/forms/form-fields',
  look: page => {
    const { fields } = page.facts
    if (!isShown(page) || fields.length === 0) return notApplicable
    const plain = fields.flatMap(
      ({ element, type, inputmode, name, label, placeholder, hidden, autocomplete, line }) => {
        // Nobody sees the trap for robots that Gravity Forms calls a phone number.
        if (element !== 'input' || hidden || autocomplete === 'new-password' || (type !== '' && type !== 'text'))
          return []
        // What visitors read counts before the name, which may be that of a field it was copied from.
        const wanted = wantedFor([label, placeholder]) ?? wantedFor([name])
        if (wanted === undefined || inputmode === wanted) return []
        const shown = shortened(name || label || placeholder, 40)
        return [{ url: page.url, line, evidence: `“${shown}” is type="${type || 'text'}", not "${wanted}"` }]
      },
    )
    return foundAll(plain.slice(0, most))
  },
}
