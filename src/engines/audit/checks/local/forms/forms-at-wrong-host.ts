import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { isMailboxOfNobody, mailboxOfAction } from '#src/engines/audit/facts/business/form-mailboxes.ts'
import { isHarmlessScript, isInquiry, isUnaddressed } from '#src/engines/audit/facts/scripts/inquiry-forms.ts'
import { mayBeHandled } from './forms-to-nowhere.ts'
import { otherHost, standsAsFile } from './stands-as-file.ts'

/** Where the forms of sites made with Weebly go: that of a page which was exported is not taken there. */
const of_builder = /^(?:https?:)?\/\/www\.weebly\.com\/weebly\/apps\/formSubmit\.php/i

/** The script of a site made with Webflow, beside the pages and not where Webflow keeps it. */
const webflow = /\/webflow(?:[.-][\w.-]{1,40})?\.js(?:[?#]|$)/i

/** Forms that only what made them takes, on pages that stand as files in a folder or at a host of files. */
function formsLeftBehind(page: PageView): Occurrence[] {
  const { url, facts } = page
  const { forms, scripts } = facts
  if (forms.length === 0 || !standsAsFile(page)) return []
  const { origin } = new URL(url)
  const is_export = scripts.some(script => script.url?.startsWith(`${origin}/`) && webflow.test(script.url))
  const others = scripts.some(
    ({ src, sends }) => sends || (src !== null && !isHarmlessScript(src) && !webflow.test(src)),
  )
  return forms.flatMap((form, index): Occurrence[] => {
    if (form.hidden || form.hosted || form.has_password || !isInquiry(facts, index)) return []
    const made_by = form.made_by || (is_export && !others && isUnaddressed(form) ? 'Webflow' : '')
    const is_own = form.url === null || form.url.startsWith(`${origin}/`) || made_by === 'Squarespace'
    if (made_by === '' || !is_own) return []
    return [{ url, line: form.line, evidence: `a form that only ${made_by} takes, on a page that is a plain file` }]
  })
}

function formsOfBuilder({ url, facts: { forms, scripts } }: PageView): Occurrence[] {
  if (!scripts.some(({ is_export }) => is_export)) return []
  const left = forms.filter(({ action }) => of_builder.test(action?.trim() ?? ''))
  return left.map(({ line }) => ({ url, line, evidence: 'sends to Weebly, from a page that was exported from it' }))
}

export const formAtWrongHost: PageCheck = {
  id: 'form-host-takes-none',
  section: 'local',
  scope: 'page',
  severity: 'critical',
  title: 'A form is made for a host that the site is not on',
  why: 'It was to be taken by the host itself. Where the site is now, nobody takes it: customers press “Send”, and you never hear of them.',
  mend: 'Give the form the address of a form service as its action, or move the site to the host that it was made for.',
  source: 'https://docs.netlify.com/manage/forms/setup/',
  look: page => {
    const hosted = page.facts.forms.filter(({ hosted: made_for_host }) => made_for_host)
    const server = otherHost(page)
    const exported = [...formsOfBuilder(page), ...formsLeftBehind(page)]
    if (exported.length > 0) return foundAll(exported)
    if (hosted.length === 0 || server === undefined || mayBeHandled(page.facts)) return notApplicable
    const left = hosted.filter(({ action }) => !/^https?:/i.test(action ?? ''))
    return foundAll(
      left.map(({ line }) => ({
        url: page.url,
        line,
        evidence: `data-netlify, on a server of ${server.slice(0, 40)}`,
      })),
    )
  },
}

const in_address = /^https?:\/\/[^?#]{4,80}\/[\w.+%-]{1,60}@[\w-]+\.[\w.-]+$/
const old_style = /^(?:https?:)?\/\/formspree\.io\/[\w.+%-]{1,60}(?:@|%40)[\w-]+\.[\w.-]+$/i
const trap = /honey|_gotcha|captcha/i

export const formAddressRetired: PageCheck = {
  id: 'form-address-retired',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'A form sends to an address that its service gives out no more',
  why: 'Formspree once took forms by the mailbox in their address, and has been phasing such forms out since 2020. What it no longer takes never reaches you, and robots read the mailbox.',
  mend: 'Make a new form at Formspree, put its code into the address (formspree.io/f/…), and send yourself a test.',
  source: 'https://help.formspree.io/hc/en-us/articles/360056076314',
  look: ({ url, facts: { forms } }) => {
    if (forms.length === 0) return notApplicable
    const old = forms.filter(
      ({ action }) => old_style.test(action?.trim() ?? '') && !isMailboxOfNobody(mailboxOfAction(action)),
    )
    return foundAll(
      old.map(({ line }) => ({ url, line, evidence: 'formspree.io with a mailbox behind it, the old way' })),
    )
  },
}

export const formOpenToRobots: PageCheck = {
  id: 'form-open-to-robots',
  section: 'local',
  scope: 'page',
  severity: 'low',
  title: 'Nothing keeps robots from a form',
  why: 'The check against robots is switched off, or your mailbox stands in the address of the form for all to read. Real inquiries drown in what robots send.',
  mend: 'Take out the field _captcha, or add a hidden field as a trap (_honey). Use the code that the service gives you in place of your mailbox.',
  source: 'https://formsubmit.co/documentation',
  look: ({ url, facts: { forms, fields } }) => {
    if (forms.length === 0) return notApplicable
    return foundAll(
      forms.flatMap(({ line, action, lets_robots_pass }, index) => {
        const has_trap = fields.some(field => field.form === index && trap.test(field.name))
        const is_open = in_address.test(action?.trim() ?? '')
        if (has_trap || !(lets_robots_pass && is_open)) return []
        return [{ url, line, evidence: '_captcha=false, and the mailbox in the form’s address' }]
      }),
    )
  },
}
