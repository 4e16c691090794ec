import { html } from 'hono/html'
import type { Brand } from '#src/domain/brand.ts'
import type { MailAddress, MailMessage } from '#src/platform/mail/message.ts'
import { wholePage } from '#src/platform/mail/whole-page.ts'

type Letter = {
  /** Names the effect; see MailMessage. */
  unique_key: string
  to: MailAddress
  subject: string
  /** Paragraphs of plain text. */
  before: string[]
  link?: string
  after: string[]
}

/** A letter in plain text and HTML, with who sends it below. */
export function writeLetter({ unique_key, to, subject, before, link, after }: Letter, brand: Brand): MailMessage {
  const sender = `${brand.name}, a DBA of ${brand.parent}, ${brand.address}`
  const paragraphs = (texts: string[]) => texts.map(text => html`<p>${text}</p>`)
  return {
    unique_key,
    to,
    reply_to: { name: brand.name, address: brand.email },
    subject,
    text: [...before, ...(link ? [link] : []), ...after, sender].join('\n\n'),
    html: wholePage(
      subject,
      html`${paragraphs(before)}${link ? html`<p><a href="${link}">${link}</a></p>` : ''}${paragraphs(after)}<p>${sender}</p>`,
    ),
  }
}

/** Whom a letter is about; `key` names its effect. */
export type About = { key: string; to: MailAddress; brand: Brand }
