import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { unseenPart } from '#src/engines/audit/checks/unseen-part.ts'
import type { LinkFact } from '#src/engines/audit/facts/types/link-facts.ts'

const promise =
  /\b(?:fill(?:ing)?[- ](?:out|in|up)|complet(?:e|ing)|us(?:e|ing)|submit(?:ting)?|via|through|with) (?:(?:this|the following) (?:[\w/-]+ ){0,3}form|(?:the|our) (?:[\w/-]+ ){0,3}form (?:below|that follows|(?:on|at|to) (?:this page|the (?:right|left|bottom)|your (?:right|left))))\b|\b(?:enter|fill in|provide|leave) your (?:[\w/-]+,? (?:and |& )?){1,5}(?:below\b|,? ?(?:and|then|and then) (?:just )?(?:click|hit|press) (?:the )?[“"']?(?:send|submit)\b)/i
const may_promise = /\bform\b|\byour\b/
/** Scripts that may draw a form: those of form services, and those that draw parts of the page. */
const draws =
  /form|hubspot|hsforms|wufoo|cognito|tally|zoho|acuity|calendly|book|schedul|funnel|partial|widget|embed|include|main|app|bundle|component|chunk/i

const leadsToForm = ({ href, name, in_nav, region }: LinkFact): boolean =>
  !in_nav &&
  region !== 'footer' &&
  (/\.(?:pdf|docx?)(?:[?#]|$)/i.test(href ?? '') ||
    /\b(?:forms?|appl(?:y|ication)|regist\w{2,9}|enroll\w{0,6}|intake|download|print|sign[- ]?up|questionnaire|survey|waiver)\b/i.test(
      name,
    ) ||
    /forms?\.gle|docs\.google\.com\/forms|jotform|typeform/i.test(href ?? ''))

export const promisedForm: PageCheck = {
  id: 'form-promised',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'A page asks visitors to fill in a form that is not there',
  why: 'They were ready to write to you, look for the form, and leave.',
  mend: 'Put the form on the page, or send them to where it is.',
  source: 'https://support.google.com/business/answer/7091',
  look: page => {
    const { forms, fields, iframes, links, scripts, text } = page.facts
    if (page.response.status !== 200 || forms.length + fields.length + iframes.length > 0) return notApplicable
    const block = text.blocks.find(one => may_promise.test(one.text) && promise.test(one.text))
    if (!block) return ok
    // "Print and fill out this form": it is a file, or on the page that a link names.
    if (links.some(leadsToForm)) return notApplicable
    if (unseenPart(page) !== null || scripts.some(({ src }) => src !== null && draws.test(src))) return notApplicable
    return found(page.url, block.line, `“${shortened(promise.exec(block.text)?.[0] ?? '', 60)}”, and no form`)
  },
}
