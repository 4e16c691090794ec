import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { headerValue } from '#src/engines/audit/crawl/header-value.ts'
import { mayBeHandled } from './forms-to-nowhere.ts'

/** Servers that name themselves and take no form by an attribute; a network in front of them may hide another. */
const takes_none = /^(?:github\.com|vercel|amazons3|apache|litespeed|microsoft-iis|squarespace)\b/i

/** The server that a page came from, where it is surely not the host that the form was made for. */
function otherHost({ response }: PageView): string | undefined {
  const server = headerValue(response.headers, 'server') ?? ''
  return takes_none.test(server) && headerValue(response.headers, 'x-nf-request-id') === undefined ? server : undefined
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
        const written = action?.trim() ?? ''
        // Formspree takes such an address for the sake of forms of long ago only, and gives each form a code today.
        if (old_style.test(written))
          return [{ url, line, evidence: `the mailbox stands in the form’s address, the old way of Formspree` }]
        if (has_trap || !(lets_robots_pass && is_open)) return []
        return [{ url, line, evidence: '_captcha=false, and the mailbox in the form’s address' }]
      }),
    )
  },
}
