import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { formScriptsOf, pagesLeftToScripts } from './form-scripts.ts'

const most = 10

export const formsToPrograms: SiteCheck = {
  id: 'form-script-opens-program',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'A form sends nothing: its script only opens a program on the visitor’s device',
  why: 'On a phone people have to press “Send” once more, and on many computers nothing happens at all. You never hear of them.',
  mend: 'Let the script send what was typed to a form service or to your own server, and offer text messages and mail beside it.',
  source: 'https://www.rfc-editor.org/rfc/rfc5724#section-2.2',
  look: site => {
    const left = pagesLeftToScripts(site)
    if (left.length === 0) return notApplicable
    const read = formScriptsOf(site)
    const opener = read?.find(({ opens }) => opens !== '')
    // Another one that may send may be the one that does it.
    if (!opener || read?.some(({ sends, opens }) => sends && opens === '')) return foundAll([])
    const { mails_to, opens } = opener
    const is_shown = mails_to === '' || site.pages.some(({ row }) => row.emails.some(one => one.address === mails_to))
    const to = is_shown ? `“${opens}:”` : `“${opens}:${mails_to}”, an address that no page shows`
    const evidence = `${new URL(opener.url).pathname} hands the form to ${to}`
    return foundAll(left.slice(0, most).map(({ url }) => ({ url, line: null, evidence })))
  },
}
