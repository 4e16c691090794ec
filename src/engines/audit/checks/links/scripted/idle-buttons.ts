import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { networks } from '#src/engines/audit/checks/links/written/placeholder.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { mayActOn } from '#src/engines/audit/facts/scripts/acts-in-code.ts'

/** What a button or a link says that leads somewhere or begins something; tabs, arrows and switches say other things. */
const promises =
  /^\P{L}*(?:get|request|book|schedule|call|start|claim|order|reserve|contact|(?:e-?)?mail|whatsapp|text|message|donate|give|apply|download|explore|discover|learn more|join|shop|buy|register|enroll|sign up|subscribe|free|find (?:us|out)|visit|directions|hire|talk|speak|chat with|our (?:services|work|menu|team)|(?:view|see|read|browse|check out) (?:all |our |the |my |your |full |google )*(?:services|work|projects?|portfolio|gallery|menu|pricing|prices|financing|(?:[a-z]+ )?(?:options|plans|rates|offers|deals|specials|packages)|reviews?|testimonials|details|case stud(?:y|ies)|locations?|team|story|listings?)|privacy policy|terms)\b/iu
/** Numbers and mailboxes are told as what nobody can press. */
const address = /^\d{1,5} \p{Lu}/u
const longest = 60
const most = 10

const is_script = /\.m?js(?:[?#]|$)/i

export const idleButtons: SiteCheck = {
  id: 'button-does-nothing',
  section: 'links',
  severity: 'high',
  scope: 'site',
  title: 'Buttons and links can be pressed, and nothing happens',
  why: 'Visitors who want to book or to call press them, see nothing, and leave. No code of the site knows them.',
  mend: 'Make each one a link to the page, the number or the form that it promises, or take it out.',
  source: 'https://html.spec.whatwg.org/multipage/form-elements.html#the-button-element',
  look: ({ idle, links_checked, own_scripts }) => {
    if (idle.length === 0) return notApplicable
    const own = links_checked.filter(({ url, external }) => !external && is_script.test(url))
    // One that was not read may be the one that acts.
    if (own.length > own_scripts.length) return notApplicable
    const dead = idle.filter(
      one =>
        one.text.length <= longest &&
        (promises.test(one.text) || (one.element === 'a' && (address.test(one.text) || networks.test(one.text)))) &&
        !own_scripts.some(({ acts }) => mayActOn(acts, one)),
    )
    const once = new Map(dead.toReversed().map(one => [`${one.element} ${one.text}`, one]))
    return foundAll(
      [...once.values()]
        .toReversed()
        .slice(0, most)
        .map(({ url, line, element, text }) => ({ url, line, evidence: `<${element}> “${shortened(text, 60)}”` })),
    )
  },
}
