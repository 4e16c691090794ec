import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isMailboxOfNobody, mailboxOfAction } from '#src/engines/audit/facts/business/form-mailboxes.ts'
import { isHarmlessScript, isInquiry, isUnaddressed } from '#src/engines/audit/facts/scripts/inquiry-forms.ts'

const written = /[\w.+-]+@(?:[a-z0-9-]+\.)+[a-z]{2,}/i

/** Stands above the address in an element of its own, so that the two touch in the text: “EmailAnn@calloway.example”. */
const label = /^(?:e-?mail|mail|write|contact)(?=\w+@)/i

/** `%2b` and its kin, where they are what they seem. */
function decoded(target: string): string {
  try {
    return decodeURIComponent(target)
  } catch {
    return target.replaceAll('%40', '@')
  }
}

/** The address a mailto: link writes to, in small letters. */
function addressOf(href: string): string {
  const target =
    href
      .trim()
      .replace(/^mailto:/i, '')
      .split('?')[0] ?? ''
  return (written.exec(decoded(target))?.[0] ?? '').toLowerCase()
}

export const emailLinkMismatch: PageCheck = {
  id: 'email-link-text-mismatch',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'A link shows one email address and writes to another',
  why: 'Customers who click it write to somebody else, and never know why you did not answer.',
  mend: 'Make the address in the link the same as the one shown.',
  source: 'RFC 6068; https://www.rfc-editor.org/rfc/rfc6068',
  look: ({ url, facts }) => {
    const shown = facts.links.flatMap(({ kind, href, text, line }) => {
      const told = kind === 'mailto' ? written.exec(text)?.[0] : undefined
      if (told === undefined) return []
      const target = addressOf(href ?? '')
      // A blank of the template is another finding.
      const isBlank = /@(?:example|domain|yourdomain|yoursite|yourcompany|mysite|website)\./.test(target)
      const isBlankShown = facts.leftovers.some(left => left.kind === 'example-email' && left.text.includes(told))
      const isEmpty = /^\s*mailto:\s*$/i.test(href ?? '')
      return (target === '' && !isEmpty) || isBlank || isBlankShown ? [] : [{ line, told, target: target || 'nobody' }]
    })
    if (shown.length === 0) return notApplicable
    return foundAll(
      shown
        .filter(({ told, target }) => told.toLowerCase().replace(label, '') !== target.replace(label, ''))
        .map(({ line, told, target }) => ({
          url,
          line,
          evidence: `shows ${shortened(told, 60)}, writes to ${shortened(target, 60)}`,
        })),
    )
  },
}

const nobody =
  /\byour[-_ ]?(?:e-?mail|form|id|user(?:name)?|(?:web[-_])?domain|endpoint|site|company|name)|[@/.]example\.(?:com|org|net)\b|\b(?:form[-_]?id|endpoint)[-_]?here\b|\/[xX]{5,}$|\bchange[-_]?me\b|\binsert[-_]|\bplaceholder\b|\breplace[-_](?:me|this|with)\b|\/f\/(?:abc(?:d|123)\w{0,6}|xyz\w{0,4})$/i

/** Makers of kits, whose own receivers stand in the forms that they ship. */
const makers =
  /^(?:https?:)?\/\/(?:[\w-]+\.)*(?:bootstrapmade\.com|colorlib\.com|htmlcodex\.com|themewagon\.com|templatemo\.com|html5up\.net|w3layouts\.com|spondonit\.us\d+\.list-manage\.com)\//i

/** Services that know whom to mail by a code at the end of the address, and the address without it. */
const without_code =
  /^https:\/\/(?:www\.)?(?:formspree\.io(?:\/f)?|getform\.io(?:\/f)?|(?:www\.)?formbackend\.com\/f|usebasin\.com\/f|formcarry\.com\/s|formsubmit\.co(?:\/(?:el|ajax))?|formkeep\.com\/f|submit-form\.com)\/?$/i
/** Shows a form of Google's, and takes nothing. */
const shows_only = /^https:\/\/docs\.google\.com\/forms\/.{0,200}\/viewform/i
const wants_key = /^https:\/\/api\.web3forms\.com\/submit/i

/** A mailbox without `mailto:` is the name of a file that the site does not have. */
const bare_mailbox = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/

/** "contact us": words where an address was to be. */
const only_words = /^[a-z]{2,20}(?: [a-z]{2,20}){1,5}$/i

/** Was the address that a form sends to never filled in, or is it that of the maker of a kit? */
export const sendsToNobody = (action: string): boolean =>
  nobody.test(action) ||
  isMailboxOfNobody(mailboxOfAction(action)) ||
  makers.test(action) ||
  without_code.test(action) ||
  shows_only.test(action) ||
  bare_mailbox.test(action) ||
  only_words.test(action)

export const formActionPlaceholder: PageCheck = {
  id: 'form-action-placeholder',
  section: 'local',
  scope: 'page',
  severity: 'critical',
  title: 'A form sends its inquiries to nobody',
  why: 'The address it sends to was never filled in, or takes no forms: customers believe they have written to you, and you never hear of them.',
  mend: 'Put in the address of your own form service or server, then send yourself a test.',
  source: 'https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#attr-fs-action',
  look: ({ url, facts: { forms, scripts } }) => {
    if (forms.length === 0) return notApplicable
    // A script may add the key.
    const scripted = scripts.some(({ src, sends }) => sends || (src !== null && !isHarmlessScript(src)))
    const blank = scripts.find(({ blank_address }) => blank_address !== '')
    if (blank) return found(url, blank.line, `a script sends the form to ${shortened(blank.blank_address, 80)}`)
    return foundAll(
      forms.flatMap(({ line, action, blank_key, has_key }) => {
        const address = action?.trim() ?? ''
        const lacks_key = !has_key && wants_key.test(address) && !scripted
        if (blank_key === '' && !lacks_key && !sendsToNobody(address)) return []
        const blank =
          blank_key === '' ? (lacks_key ? ' without its access_key' : '') : ` with ${shortened(blank_key, 80)}`
        const form = action === null ? '<form>' : `<form action="${shortened(action, 80)}">`
        return [{ url, line, evidence: `${form}${blank}` }]
      }),
    )
  },
}

export const formSendsByMail: PageCheck = {
  id: 'form-action-mailto',
  section: 'local',
  scope: 'page',
  severity: 'medium',
  title: 'A form only opens a program on the visitor’s device',
  why: 'On many computers no program for mail or text messages is set up: people press “Send”, nothing arrives, and you lose the inquiry without knowing.',
  mend: 'Let the form send to your server or to a form service that mails you what was entered.',
  source: 'https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#submit-mailto-body',
  look: ({ url, facts }) => {
    const { forms, scripts } = facts
    if (forms.length === 0) return notApplicable
    const by_action = forms
      .filter(({ action }) => /^\s*(?:mailto|sms):/i.test(action ?? '') && !nobody.test(action ?? ''))
      .map(({ line, action }) => ({ url, line, evidence: `<form action="${shortened(action ?? '', 80)}">` }))
    const opener = scripts.find(({ opens }) => opens !== '')
    if (!opener || by_action.length > 0 || !forms.some((form, index) => isUnaddressed(form) && isInquiry(facts, index)))
      return foundAll(by_action)
    return foundAll([{ url, line: opener.line, evidence: `a script on the page hands the form to “${opener.opens}:”` }])
  },
}
