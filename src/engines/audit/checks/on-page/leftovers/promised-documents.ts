import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { mayBeFilled } from '#src/engines/audit/checks/on-page/pages/may-be-filled.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown, unseenPart } from '#src/engines/audit/checks/unseen-part.ts'
import { askedOnce } from '#src/engines/audit/facts/known-texts.ts'

/** A document by its name, and how a link, a title or a heading shows that it is there. */
type Document = { named: RegExp; shown: RegExp }

const our = String.raw`\b(?:our|the|a) (?:separate |full |complete |current )?`
const looked_up = String.raw`\b(?:see|read|review|view|consult|refer to|found in|outlined in|described in|agree to|agreed to|accept|subject to|governed by|comply with) (?:and (?:agree to|accept) )?(?:our|the) (?:separate |full |complete |current )?`

/** The privacy policy is a finding of its own. */
const documents: readonly Document[] = [
  {
    named: new RegExp(`${our}notice of privacy practices\\b`, 'i'),
    shown: /privacy[-_ ]practices|\bnpp\b|hipaa|notice[-_ ]of[-_ ]privacy/i,
  },
  { named: new RegExp(`${our}cookies? policy\\b`, 'i'), shown: /cookie/i },
  {
    named: new RegExp(`${looked_up}terms (?:of (?:service|use|sale)|(?:and|&) conditions)\\b`, 'i'),
    shown: /terms|conditions|\btos\b|legal|agreement/i,
  },
  {
    named: new RegExp(`${looked_up}(?:cancell?ation|refund|returns?|shipping) policy\\b`, 'i'),
    shown: /cancel|refund|return|shipping|polic|terms|faq/i,
  },
]

/** One look that spares most texts the others. */
const may_name = /\bpolicy\b|\bterms (?:of|and|&)|\bprivacy practices\b/i
/** Of another business: its terms are read on its own site. */
const of_others = /\b(?:google|facebook|meta|stripe|paypal|square|vendors?|carriers?|third[- ]part(?:y|ies)|their)\b/i

function isThere({ facts, url }: PageView, { shown }: Document): boolean {
  const { links, buttons, headings, titles } = facts
  return (
    shown.test(new URL(url).pathname) ||
    links.some(({ href, name }) => shown.test(name) || shown.test(href?.slice(0, 300) ?? '')) ||
    [...buttons.map(({ name }) => name), ...headings.map(({ name }) => name), titles[0]?.text ?? ''].some(text =>
      shown.test(text),
    )
  )
}

const mayName = askedOnce(text => may_name.test(text))

export const promisedDocuments: PageCheck = {
  id: 'document-named-not-linked',
  section: 'on-page',
  scope: 'page',
  severity: 'low',
  title: 'A page refers to a document that it does not link to',
  why: 'Customers are told that terms or a policy hold, and cannot read them. What nobody could read binds nobody.',
  mend: 'Link the name of the document to its page. If there is none, write it, or take the sentence out.',
  source:
    'https://www.ftc.gov/business-guidance/resources/com-disclosures-how-make-effective-disclosures-digital-advertising',
  look: page => {
    const { facts, url } = page
    if (!isShown(page)) return notApplicable
    const blocks = facts.text.blocks.filter(mayName)
    const told = documents.flatMap(document => {
      const block = blocks.find(({ text }) => document.named.test(text) && !of_others.test(text))
      if (!block || isThere(page, document)) return []
      const evidence = `“${shortened(document.named.exec(block.text)?.[0] ?? '', 90)}”, and no link to it`
      return [{ url, line: block.line, evidence }]
    })
    if (told.length > 0 && (unseenPart(page) !== null || mayBeFilled(page))) return notApplicable
    return foundAll(told)
  },
}
