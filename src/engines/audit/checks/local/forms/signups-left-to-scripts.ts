import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { isLeftToOwnScripts, isTakenByNobody, isUnaddressed } from '#src/engines/audit/facts/scripts/inquiry-forms.ts'
import { formScriptsOf } from './form-scripts.ts'
import { isFolderOfFiles } from './forms-left-to-scripts.ts'
import { mayBeHandled } from './forms-to-nowhere.ts'
import { soleField } from './signups-to-nowhere.ts'

export const signupsLeftToScripts: SiteCheck = {
  id: 'signup-script-sends-nothing',
  section: 'local',
  scope: 'site',
  severity: 'medium',
  title: 'A sign-up box on the front page sends nothing',
  why: 'Visitors leave their address for your news, and it goes nowhere. They wait for mails that never come, and you think that nobody signs up.',
  mend: 'Connect the box to your newsletter service, send yourself a test, or take the box out.',
  source: 'https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-2',
  look: site => {
    const facts = site.home_view?.facts
    // Without scripts that may send it, it is told on the page.
    if (!facts || !isLeftToOwnScripts(facts) || !mayBeHandled(facts)) return notApplicable
    const is_folder = isFolderOfFiles(site)
    const boxes = facts.forms.filter(
      (form, index) =>
        soleField(facts, index) === 'email' &&
        isUnaddressed(form) &&
        !form.of_library &&
        // A server may take in what is posted to its page.
        (is_folder || isTakenByNobody(facts, index)),
    )
    const read = boxes.length > 0 ? formScriptsOf(site) : undefined
    if (!read) return notApplicable
    if (read.length === 0 || read.some(({ sends }) => sends)) return foundAll([])
    const taker = read.find(({ takes }) => takes)
    return foundAll(
      boxes.map(({ line, action }) => {
        const shown = action === null ? '<form> without action' : `<form action="${action}">`
        const how = taker
          ? `${new URL(taker.url).pathname} takes it and has no word for sending it`
          : 'no script of the site sends it'
        return { url: facts.url, line, evidence: `${shown}; ${how}` }
      }),
    )
  },
}
