import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'

/** "(478) 555-0142" is written like "(478)555-0142", and unlike "478-555-0142". */
const wayOf = (text: string) =>
  text
    .replace(/[\s\u00A0]+/g, '')
    .replace(/[‐‑–—−]/g, '-')
    .replace(/^\+?1[-.]?/, '')
    .replace(/\)-/, ')')
    .replace(/\d/g, '9')

/** “478-555-PIPE” stands beside its digits on purpose. */
const has_letters = /[a-z]/i

export const numberInWays: PageCheck = {
  id: 'phone-written-in-ways',
  section: 'local',
  scope: 'page',
  severity: 'info',
  title: 'One phone number is written in two ways on a page',
  why: 'At a glance they look like two numbers, and visitors compare digits instead of calling.',
  mend: 'Choose one way, such as (478) 555-0142, and write the number so wherever it stands.',
  source: 'https://www.nngroup.com/articles/consistency-and-standards/',
  look: page => {
    const { url, kind, facts } = page
    if (!isShown(page) || kind === 'article') return notApplicable
    const printed = facts.phones.filter(({ fax, country, text }) => !fax && country === 'US' && !has_letters.test(text))
    for (const [e164, same] of Map.groupBy(printed, phone => phone.e164)) {
      const [first] = same
      const other = same.find(({ text }) => wayOf(text) !== wayOf(first?.text ?? ''))
      if (e164 !== null && first && other) return found(url, other.line, `“${first.text}” and “${other.text}”`)
    }
    return printed.length === 0 ? notApplicable : ok
  },
}
