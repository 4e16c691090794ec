import { html, raw } from 'hono/html'
import type { Brand } from '#src/domain/brand.ts'
import type { ContactKind } from '#src/features/contacts/contact-kind.ts'
import type { MailMessage } from '#src/platform/mail/message.ts'
import { wholePage } from '#src/platform/mail/whole-page.ts'

type Original = { kind: ContactKind; name: string; email: string; message: string; created_at: Date }

const asTyped = 'white-space:pre-wrap'
const quoteStyle = 'margin:16px 0;padding:0 0 0 16px;border-left:3px solid #c98a1b;color:#4c524e;white-space:pre-wrap'

/** In the agency's own zone: the reader need not live in it, so the zone is named. */
const written = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'long',
  timeZone: 'America/New_York',
})

/** Who asked for a check wrote nothing that could be quoted. */
function checkReply(reply_id: string, text: string, { name, email }: Original, brand: Brand): MailMessage {
  const subject = `Your SEO check at ${brand.name}`
  const sender = senderOf(brand)
  return {
    unique_key: `contact-reply:${reply_id}`,
    to: { name, address: email },
    reply_to: { name: brand.name, address: brand.email },
    subject,
    auto_submitted: false,
    text: [text, sender].join('\n\n'),
    html: wholePage(subject, html`<div style="${raw(asTyped)}">${text}</div><p>${sender}</p>`),
  }
}

function senderOf({ name, parent, address, phone }: Brand): string {
  return `${name}, a DBA of ${parent}, ${address}, ${phone}`
}

/** An admin's own words to somebody who wrote to us, above what they had written. The answer comes back to the agency. */
export function contactReply(reply_id: string, text: string, original: Original, brand: Brand): MailMessage {
  if (original.kind === 'check') return checkReply(reply_id, text, original, brand)
  const subject = `Re: your message to ${brand.name}`
  const attribution = `On ${written.format(original.created_at)}, ${original.name} wrote:`
  const quoted = original.message
    .split('\n')
    .map(line => (line === '' ? '>' : `> ${line}`))
    .join('\n')
  const sender = senderOf(brand)
  return {
    unique_key: `contact-reply:${reply_id}`,
    to: { name: original.name, address: original.email },
    reply_to: { name: brand.name, address: brand.email },
    subject,
    auto_submitted: false,
    text: [text, sender, `${attribution}\n${quoted}`].join('\n\n'),
    html: wholePage(
      subject,
      html`<div style="${raw(asTyped)}">${text}</div><p>${sender}</p><p>${attribution}</p><blockquote style="${raw(quoteStyle)}">${original.message}</blockquote>`,
    ),
  }
}
