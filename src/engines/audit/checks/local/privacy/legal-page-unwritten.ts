import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { pageComingSoon } from '#src/engines/audit/checks/on-page/leftovers/coming-soon.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'

/** A policy has more words than the excuse for its absence. */
const most_words = 400
const of_law = /\b(?:privacy|terms|conditions|policy|disclaimer)\b/i
/** "Our privacy policy is on the way", "We're preparing our privacy policy with a lawyer". */
const promised =
  /\b(?:privacy (?:policy|notice|statement)|terms(?: (?:of (?:use|service)|(?:and|&) conditions))?|(?:this|our|the) policy) (?:(?:is|are) (?:currently |still |now )?(?:on (?:the|its|their) way\b|being (?:prepared|written|drafted|finali[sz]ed)\b|coming (?:very )?soon\b|in preparation\b|not (?:yet )?(?:ready|available|written)\b)|will be (?:posted|published|added|available) (?:here )?(?:soon|shortly)\b)|\bwe(?:['’]re| are) (?:currently |still )?(?:preparing|drafting|writing|finali[sz]ing) (?:our|a) (?:new )?(?:privacy policy|terms)\b/i

export const legalPageUnwritten: PageCheck = {
  id: 'legal-page-unwritten',
  section: 'local',
  scope: 'page',
  severity: 'medium',
  title: 'Your privacy policy or terms are promised, and not written',
  why: 'Forms, ads and text messages need the policy itself. A page that puts readers off counts as none.',
  mend: 'Publish the policy. Until then, say at least what your form asks for and what becomes of it.',
  source: 'https://www.ftc.gov/business-guidance/privacy-security',
  look: page => {
    const { titles, text } = page.facts
    if (page.kind !== 'legal' && !of_law.test(titles[0]?.text ?? '')) return notApplicable
    if (text.words > most_words || pageComingSoon.look(page).state === 'found') return notApplicable
    const block = text.blocks.find(one => promised.test(one.text))
    return block ? found(page.url, block.line, `“${shortened(block.text.trim(), 100)}”`) : ok
  },
}
