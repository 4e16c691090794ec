import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import { signal } from '#src/engines/audit/facts/signal.ts'
import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'

const named = /\b(?:covid(?:[- ]?19)?|corona ?virus|the pandemic)\b/i
/** What was asked or done for a while. */
const measure =
  /\b(?:masks?|face coverings?|social(?:ly)? distanc(?:ed|ing)|restrictions?|guidelines?|protocols?|precautions?|until further notice|temporar(?:y|ily)|curbside|limited capacity|saniti[sz](?:e|ed|ing|er)|(?:constantly|rapidly|ever|quickly)[- ](?:evolving|changing)|(?:is|are|be|remain|currently) (?:closed|open)|cancell?ed|postponed|reopen(?:ed|ing)?|safety (?:measures|procedures)|screening (?:form|questions)|(?:our|an?|latest|important) (?:response to|update|policy|policies|notice)|outbreak|response to)\b/i
/** A part of the story of the shop, or of what it offers. */
const of_the_past =
  /\b(?:during|since|after|before|throughout|amid|survived|through|midst of|middle of|beginning of|start of|height of|due to|because of|when) (?:the )?(?:global )?(?:covid|pandemic|corona)|\bpost-(?:covid|pandemic)|\b(?:was|were|had|opened|started|founded|began)\b.{0,60}\b(?:covid|pandemic|corona)|\bin (?:early |late |mid-?|\w+ (?:of )?)?20(?:19|2\d)\b/i
/** Still in force by its own words, whatever it began with. */
const in_force =
  /\b(?:until further notice|will (?:not|be) (?:be )?(?:holding|offering|closed|open|taking|accepting|available)|(?:is|are) currently)\b/i
/** A rule that was made for a reason that is gone. */
const ruled =
  /\b(?:due to|because of|during) (?:the )?(?:current )?(?:covid(?:-?19)?|coronavirus)(?: (?:pandemic|restrictions|outbreak))?\b[^.\n]{0,80}\b(?:closed|limited|reduced|only|required|suspended|cancell?ed|masks?|by appointment)\b/i
/** "Not offered at this time due to coronavirus" */
const halted =
  /\b(?:not (?:being )?(?:offered|available|allowed|held)|unavailable|on hold|suspended|(?:have|has) been (?:cancell?ed|suspended|postponed))\b[^.\n]{0,60}\b(?:due to|because of) (?:the )?(?:current )?(?:covid(?:-?19)?|corona ?virus|pandemic)\b/i
const told_of_the_past =
  /\b(?:was|were|had|held|took|thanks|thank you|recap|past|won|opened|moved|began|celebrated|since|archive\w*|previous|last)\b/i
const offered =
  /\b(?:tests?|testing|tested|vaccin\w*|boosters?|antibod\w*|infections?|symptoms?|illness\w*|diseases?|long covid|strep|flu|pcr|rapid antigen|relief|loans?|ppp|injur\w*|claims?|lawsuits?|unemployment)\b/i
/** The same without its name: what was ordered of everybody in those years, and of nobody before. */
const ordered = /\bface coverings?\b|\bsocial(?:ly)? distanc(?:ing|ed)\b/i
const by_whom =
  /\bhealth (?:orders?|departments?|officers?)\b|\b(?:six|6)[- ](?:foot|feet|ft)\b|\bCDC\b|\bface (?:coverings?|masks?) (?:are|is) (?:still )?(?:required|mandatory)\b|\b(?:must|required to) wear (?:a )?face (?:coverings?|masks?)\b/i
/** "Vaccinated guests need not wear a mask." */
const by_vaccine = /\b(?:un)?vaccinated\b[^.\n]{0,80}\bmasks?\b|\bmasks?\b[^.\n]{0,60}\b(?:un)?vaccinated\b/i
/** A heading over rules of those years. */
const over_rules =
  /\b(?:safety|protocols?|polic(?:y|ies)|precautions?|measures|guidelines|updates?|response|information)\b/i
const longest_heading = 60
/** As far around the word as it is asked what it is about. */
const around = 160
const most = 3

const isHeading = ({ element }: TextBlock) => /^h[1-6]$/.test(element)

function noticeIn(block: TextBlock, url: string): Occurrence[] {
  const { text, line } = block
  const at = text.search(named)
  if (at < 0) {
    const rule = told_of_the_past.test(text) ? null : by_vaccine.exec(text)
    if (rule) return [{ url, line, evidence: `“${shortened(rule[0], 110)}”` }]
    const begins = by_whom.test(text) && !told_of_the_past.test(text) ? text.search(ordered) : -1
    return begins < 0 ? [] : [{ url, line, evidence: `“${shortened(text.slice(Math.max(0, begins - 60)), 110)}”` }]
  }
  if (isHeading(block) && text.length <= longest_heading && over_rules.test(text) && !offered.test(text))
    return [{ url, line, evidence: `“${text.trim()}”` }]
  const said = text.slice(Math.max(0, at - around), at + around)
  const is_rule = (ruled.test(text) || halted.test(text)) && !told_of_the_past.test(text)
  if (is_rule) return [{ url, line, evidence: `“${shortened(text.slice(Math.max(0, at - 60)), 110)}”` }]
  if (!measure.test(said) || (of_the_past.test(said) && !in_force.test(said)) || offered.test(said)) return []
  return [{ url, line, evidence: `“${shortened(text.slice(Math.max(0, at - 60)), 110)}”` }]
}

const year = /^\W*20(?:19|2\d)\b/
/** An entry of the shop's history, below its year. */
const isOfAYear = (blocks: readonly TextBlock[], at: number): boolean =>
  [blocks[at], blocks[at - 1], blocks[at - 2]].some(block => block !== undefined && year.test(block.text))

export const pandemicNotice: PageCheck = {
  id: 'pandemic-notice-left',
  section: 'on-page',
  severity: 'medium',
  scope: 'page',
  title: 'The page still tells of measures against the pandemic',
  why: 'Rules of those years hold nowhere now. Visitors wonder whether the hours and prices beside them are as old.',
  mend: 'Take the notice out, or write what holds today.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  look: page => {
    const { facts, url, kind } = page
    // Articles bear their date, and policies tell what they are for.
    if (!isShown(page) || kind === 'article' || kind === 'listing' || kind === 'legal') return notApplicable
    const all = facts.text.blocks
    const blocks = all.filter(({ signals }, at) => (signals & signal.browser) !== 0 && !isOfAYear(all, at))
    if (blocks.length === 0) return notApplicable
    const [headings, passages] = [blocks.filter(isHeading), blocks.filter(block => !isHeading(block))]
    const found = passages.flatMap(block => noticeIn(block, url))
    // What stands below a heading is told with it.
    return foundAll((found.length > 0 ? found : headings.flatMap(block => noticeIn(block, url))).slice(0, most))
  },
}
