import { html, raw } from 'hono/html'
import { replyPromise } from '#src/content/claims.ts'
import { contactPageHours, contactPageZone } from '#src/content/office-hours.ts'
import type { Brand } from '#src/domain/brand.ts'
import type { ContactInput } from '#src/features/contacts/schema.ts'
import type { MailMessage } from '#src/platform/mail/message.ts'
import { wholePage } from '#src/platform/mail/whole-page.ts'

const answering = 'Answer it here, where your colleagues see that it is answered:'
const replying = 'A reply to this email goes to whoever wrote, and leaves the message new.'

const quoteStyle = 'margin:16px 0;padding:12px 16px;border-left:3px solid #c98a1b;white-space:pre-wrap'

function details(input: ContactInput): [string, string][] {
  const all: [string, string][] = [
    ['Name', input.name],
    ['Email', input.email],
    ['Phone', input.phone],
    ['Company', input.company],
    ['Page', input.page],
  ]
  return all.filter(([, value]) => value !== '')
}

type Noticed = {
  id: string
  /** Where it stands in the agency's area. */
  link: string
}

/** Tells the agency of a message, and where colleagues see that it is answered. A reply to it goes to the visitor. */
export function contactNotice({ id, link }: Noticed, input: ContactInput, brand: Brand): MailMessage {
  const subject = `New message from ${input.name}`
  const lines = details(input).map(([term, value]) => `${term}: ${value}`)
  const rows = details(input).map(([term, value]) => html`<br><strong>${term}:</strong> ${value}`)
  return {
    unique_key: `contact-notice:${id}`,
    to: { name: brand.name, address: brand.email },
    reply_to: { name: input.name, address: input.email },
    subject,
    text: [
      `${input.name} wrote through the contact form. We promise an answer ${replyPromise.text}.`,
      lines.join('\n'),
      input.message,
      `${answering}\n${link}`,
      replying,
    ].join('\n\n'),
    html: wholePage(
      subject,
      html`<p>${input.name} wrote through the contact form. We promise an answer ${replyPromise.text}.</p><p>${rows}</p><div style="${raw(quoteStyle)}">${input.message}</div><p>${answering}<br><a href="${link}">${link}</a></p><p>${replying}</p>`,
    ),
  }
}

/**
 * Tells the visitor that their message has arrived, with the promise and our hours. None of their words are in it, the
 * name included: whoever types a stranger's address must not be able to write to that stranger through us.
 */
export function contactConfirmation(id: string, email: string, brand: Brand): MailMessage {
  const subject = 'We got your message'
  const hours = contactPageHours.map(({ days, hours }) => `${days} ${hours}`)
  const promise = `A person at ${brand.name} reads it and answers ${replyPromise.text}.`
  const urgent = `If it is urgent, call ${brand.phone}. Our hours (${contactPageZone}):`
  const stranger =
    'You did not write to us? Then somebody typed your address by mistake, and you can ignore this email.'
  const sender = `${brand.name}, a DBA of ${brand.parent}, ${brand.address}`
  return {
    unique_key: `contact-confirmation:${id}`,
    to: { name: '', address: email },
    reply_to: { name: brand.name, address: brand.email },
    subject,
    text: ['Hello,', `We got your message. ${promise}`, `${urgent}\n${hours.join('\n')}`, stranger, sender].join(
      '\n\n',
    ),
    html: wholePage(
      subject,
      html`<p>Hello,</p><p>We got your message. ${promise}</p><p>${urgent}${hours.map(line => html`<br>${line}`)}</p><p>${stranger}</p><p>${sender}</p>`,
    ),
  }
}
