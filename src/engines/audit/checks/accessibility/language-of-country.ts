import { ownOrganisations } from '#src/engines/audit/checks/business/business-nodes.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'

/** English as it is written elsewhere; `en` alone says nothing of a country. */
const english_of_others = /^en[-_](?:gb|uk|au|nz|ie|in|za|ca|ph|sg)$/i

export const langOfCountry: PageCheck = {
  id: 'lang-of-another-country',
  section: 'accessibility',
  severity: 'low',
  scope: 'page',
  title: 'A page says that it is in the English of another country',
  why: 'It is a setting that came with the template or the program. Screen readers speak with a foreign accent, and search engines are told that you write for people elsewhere.',
  mend: 'For customers in the United States write <html lang="en-US">, or plain “en”.',
  source: 'https://www.w3.org/International/questions/qa-choosing-language-tags',
  look: page => {
    const { facts, kind, url } = page
    const lang = facts.html?.lang?.trim() ?? ''
    // It is one setting of the whole site.
    if (!isShown(page) || kind !== 'home' || !facts.html || lang === '') return notApplicable
    if (!english_of_others.test(lang)) return ok
    const is_american = facts.addresses.length > 0 || facts.phones.some(({ country }) => country === 'US')
    const is_foreign =
      facts.phones.some(({ country }) => country !== null && country !== 'US') || ownOrganisations(page).length > 3
    return is_american && !is_foreign ? found(url, facts.html.line, `<html lang="${lang.slice(0, 20)}">`) : ok
  },
}
