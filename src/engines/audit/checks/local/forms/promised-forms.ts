import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { unseenPart } from '#src/engines/audit/checks/unseen-part.ts'
import { askedOnce } from '#src/engines/audit/facts/known-texts.ts'
import { isHarmlessScript } from '#src/engines/audit/facts/scripts/inquiry-forms.ts'
import type { LinkFact } from '#src/engines/audit/facts/types/link-facts.ts'
import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'
import { missingControl } from './promised-controls.ts'

const promise =
  /\b(?:fill(?:ing)?[- ](?:out|in|up)|complet(?:e|ing)|us(?:e|ing)|submit(?:ting)?|via|through|with) (?:(?:this|the following) (?:[\w/-]+ ){0,3}form|(?:the|our) (?:[\w/-]+ ){0,3}form (?:below|that follows|(?:on|at|to) (?:this page|the (?:right|left|bottom)|your (?:right|left))))\b|\b(?:enter|fill in|provide|leave) your (?:[\w/-]+,? (?:and |& )?){1,5}(?:below\b|,? ?(?:and|then|and then) (?:just )?(?:click|hit|press) (?:the )?[“"']?(?:send|submit)\b)/i
/** So a text speaks of the form of its page, where one stands in the code, set aside. */
const looser =
  /\b(?:fill(?:ing)?[- ](?:out|in|up)|complet(?:e|ing)|us(?:e|ing)|submit(?:ting)?|via|through|with) (?:(?:out )?(?:the|our|this|my) )(?:[\w/-]+ ){0,3}form\b|\b(?:send|drop|leave|shoot) (?:us|me) (?:an? )(?:quick )?(?:message|note|line|e-?mail|inquiry) (?:below|here)\b|\bshare (?:a few|some|your|the) (?:project )?details\b/i
/** A form of an office, to be filled in before somebody comes; at the office it is one of paper. */
const of_office =
  /\b(?:fill(?:ing)?[- ](?:out|in)|complet(?:e|ing)|download(?:ing)?|print(?:ing)?(?: out)?|submit(?:ting)?) (?:(?:our|the|this|these|your|all|any|and|out|complete|fill) ){1,4}(?:(?:required|necessary|new|short|online|printable|medical|health|dental|history|patient|client|pet|student|camper|rental|employment|job|credit|membership|enrollment|registration|intake|consent|referral|adoption)[ -]?){1,4}(?:forms?|paperwork|packet|questionnaire|application)\b/i
/** By printing it at home: it must be somewhere to be had. */
const to_print =
  /(?<!\bwe (?:can |also |will |gladly )?)\b(?:print(?:ing)?|download(?:ing)?)(?: out)?(?:,? (?:and|or)? ?(?:complet(?:e|ing)|fill(?:ing)?(?: (?:in|out))?|sign(?:ing)?))*(?: (?:your|our|the|these|all|new|patient|client|intake)){1,4} (?:forms?|paperwork|packet|questionnaire|application)\b/i
const kind_of_office =
  /patient|client|pet|student|camper|rental|employment|job|credit|membership|enroll|registration|intake|consent|referral|adoption|medical|health|dental|history|packet|paperwork/i
const beforehand =
  /\b(?:prior to|before|in advance|ahead of|online|sav(?:e|es|ing) (?:you )?(?:some )?time|at home|download\w*|print\w*|here|below|from (?:our|this) (?:web)?site)\b/i
const at_office =
  /\b(?:arriv\w*|when you (?:get|come)|at (?:the|our) (?:office|front desk|clinic)|in (?:our|the) office|(?:we|office|staff|team)(?:['’]ll| will| can)? (?:mail|email|e-mail|send|fax|give|provide|text)|sent to you|mailed|emailed|upon request|portal)\b/i
const may_promise = /\bforms?\b|\byour\b|paperwork|packet|questionnaire|application/
/** Scripts that may draw a form: those of form services, and those that draw parts of the page. */
const draws =
  /form|hubspot|hsforms|wufoo|cognito|tally|zoho|acuity|calendly|(?<!face)book|schedul|funnel|partial|widget|embed|include|main|app|bundle|component|chunk/i

/** Scripts that draw none: code of the host, of themes and of all plug-ins that are not for forms, and of networks. */
const draws_none =
  /\/wp-(?:includes|content\/(?:themes|plugins\/(?![\w-]{0,60}(?:form|(?<!face)book|schedul)))[\w-]*)\/|^(?:https?:)?\/\/(?:platform\.(?:twitter|x)\.com|connect\.facebook\.net|apis\.google\.com)\//i
const mayDraw = (src: string) => draws.test(src) && !draws_none.test(src) && !isHarmlessScript(src)

/** Frames that are a film, a map or a network's button. */
const no_form =
  /^(?:https?:)?\/\/(?:www\.)?(?:facebook\.com\/plugins|youtube(?:-nocookie)?\.com|player\.vimeo\.com|google\.[a-z.]{2,6}\/maps|maps\.google\.|googletagmanager\.com)/i

const leadsToForm = ({ href, name, in_nav, region }: LinkFact): boolean =>
  !in_nav &&
  region !== 'footer' &&
  (/\.(?:pdf|docx?)(?:[?#]|$)/i.test(href ?? '') ||
    /\b(?:forms?|appl(?:y|ication)|regist\w{2,9}|enroll\w{0,6}|intake|download|print|sign[- ]?up|questionnaire|survey|waiver)\b/i.test(
      name,
    ) ||
    /forms?\.gle|docs\.google\.com\/forms|jotform|typeform/i.test(href ?? ''))

/** By whatever link: menus have one to the forms of the office as well. */
const to_office_forms =
  /form|paperwork|packet|intake|regist|enroll|appl|waiver|download|print|pdf|portal|history|referral|resources/i

const leadsToOfficeForms = ({ facts, url }: PageView): boolean =>
  facts.links.some(
    link => link.url?.split('#')[0] !== url && to_office_forms.test(`${link.name} ${link.href?.slice(0, 300) ?? ''}`),
  )

const may_promise_aside = /form|below|here|details/i

const printIn = askedOnce(text => (may_promise.test(text) ? to_print.exec(text)?.[0] : undefined))
const hereIn = askedOnce(text => (may_promise.test(text) ? promise.exec(text)?.[0] : undefined))
const officeIn = askedOnce(text => (may_promise.test(text) ? of_office.exec(text)?.[0] : undefined))

/** The same of a form that is to be printed or downloaded, where no link of the page leads to one. */
function printedIn(block: TextBlock, page: PageView): string | undefined {
  const shown = page.kind === 'article' ? undefined : printIn(block)
  return shown === undefined || at_office.test(block.text) || leadsToOfficeForms(page) ? undefined : shown
}

/** The words by which a block promises a form that the page has not; `undefined` where it does not. */
function promiseIn(block: TextBlock, page: PageView): string | undefined {
  const { text } = block
  const here = hereIn(block)
  // "Print and fill out this form": it is a file, or on the page that a link names.
  if (here !== undefined) return page.facts.links.some(leadsToForm) ? undefined : here
  const office = officeIn(block)
  if (office === undefined || !kind_of_office.test(office) || page.kind === 'legal' || page.kind === 'article')
    return undefined
  return beforehand.test(text) && !at_office.test(text) && !leadsToOfficeForms(page) ? office : undefined
}

/** A text that asks for what the form would take in, on a page where it stands in a comment of the code alone. */
function setAside({ facts: { notes, text } }: PageView): { line: number; evidence: string } | undefined {
  const note = notes.find(({ kind }) => kind === 'form')
  const block = note && text.blocks.find(one => may_promise_aside.test(one.text) && looser.test(one.text))
  if (!note || !block) return undefined
  const shown = shortened(looser.exec(block.text)?.[0] ?? '', 60)
  return { line: block.line, evidence: `“${shown}”; the form is set aside in a comment of the code, line ${note.line}` }
}

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
    const { forms, fields, iframes, scripts, text } = page.facts
    if (page.response.status !== 200) return notApplicable
    const print = text.blocks.find(one => printedIn(one, page) !== undefined)
    if (print && unseenPart(page) === null)
      return found(page.url, print.line, `“${shortened(printedIn(print, page) ?? '', 60)}”, and no link to one`)
    if (iframes.some(({ url }) => url === null || !no_form.test(url))) return notApplicable
    const may_be_drawn = unseenPart(page) !== null || scripts.some(({ src }) => src !== null && mayDraw(src))
    if (forms.length + fields.length > 0) {
      const missing = may_be_drawn ? undefined : missingControl(page)
      if (!missing) return notApplicable
      return found(page.url, missing.line, `“${shortened(missing.shown, 60)}”, and the form has nothing of the kind`)
    }
    const block = text.blocks.find(one => promiseIn(one, page) !== undefined)
    const aside = block ? undefined : setAside(page)
    if (aside && !may_be_drawn) return found(page.url, aside.line, aside.evidence)
    if (!block) return ok
    if (may_be_drawn) return notApplicable
    return found(page.url, block.line, `“${shortened(promiseIn(block, page) ?? '', 60)}”, and no form`)
  },
}
