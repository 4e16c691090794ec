import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { isShown, unseenPart } from '#src/engines/audit/checks/unseen-part.ts'

const sells = /\binsurance\b|\bmedicare (?:agents?|brokers?|advis[eo]rs?|plans?|specialists?|help|solutions)\b/i
/** Plans that the rules for sellers are about; supplements alone are not. */
const plans = /\bMedicare Advantage\b|\bPart D\b|\b[Pp]rescription [Dd]rug [Pp]lans?\b/
const helps = /\b(?:we|our|agents?|agency|brokers?|advis[eo]rs?|compare|enroll\w*|independent)\b/i
const notice = /\b(?:not|n['’]t) offer every plan\b|\bevery plan available\b|1-?800-?MEDICARE|\bMedicare\.gov\b/i

export const medicareNotice: PageCheck = {
  id: 'medicare-notice-missing',
  section: 'local',
  scope: 'page',
  severity: 'medium',
  title: 'The notice that sellers of Medicare plans must show is missing',
  why: 'Whoever sells some of the Medicare Advantage or drug plans, and not all, must say so on the website in words that the federal rules lay down. Carriers look for it, and end contracts over it.',
  mend: 'Put it in the foot of every page, word for word: that you do not offer every plan available in the area, how many organizations and products you represent, and that Medicare.gov and 1-800-MEDICARE know the rest.',
  source: 'https://www.ecfr.gov/current/title-42/section-422.2267',
  look: page => {
    const { facts, kind, url } = page
    if (kind !== 'home' || !page.indexable || !isShown(page) || unseenPart(page) !== null) return notApplicable
    const said = [
      facts.titles[0]?.text ?? '',
      ...facts.metas.map(({ name, content }) => (name === 'description' ? content : '')),
    ]
    if (!said.some(text => sells.test(text))) return notApplicable
    const { blocks } = facts.text
    const offered = blocks.find(({ text, in_article }) => !in_article && plans.test(text))
    if (!offered || !blocks.some(({ text }) => helps.test(text))) return notApplicable
    if (blocks.some(({ text }) => notice.test(text))) return ok
    return found(url, offered.line, 'Medicare plans, and no word that you do not offer every plan')
  },
}
