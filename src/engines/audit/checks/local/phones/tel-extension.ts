import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'

const said = /\b(?:ext(?:ension)?\b\.?|x)\s?#?(\d{1,5})\b/i
const dialed = /[,;pwx]|ext/i

export const telExtension: PageCheck = {
  id: 'tel-link-without-extension',
  section: 'local',
  scope: 'page',
  severity: 'low',
  title: 'A link to call shows an extension and does not dial it',
  why: 'Whoever taps it ends at the switchboard, and has to look the extension up again while the call runs.',
  mend: 'Put the extension behind a comma, which dials it after a pause: tel:+19122340100,104.',
  source: 'RFC 3966; https://www.rfc-editor.org/rfc/rfc3966#section-5.1.2',
  look: ({ url, facts }) => {
    if (facts.tel_links.length === 0) return notApplicable
    return foundAll(
      facts.tel_links.flatMap(({ text, number, href, line, hidden, e164, text_e164 }) => {
        const extension = said.exec(text)?.[1]
        if (extension === undefined || hidden || e164 === null || (text_e164 !== null && text_e164 !== e164)) return []
        const digits = number.replace(/\D/g, '')
        if (dialed.test(number) || digits.length > 11) return []
        return [{ url, line, evidence: `shows ${text.slice(0, 50)}, dials ${href.slice(0, 40)}` }]
      }),
    )
  },
}
