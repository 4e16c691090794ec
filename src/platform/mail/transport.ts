import type { MailAddress, MailAttachment } from '#src/platform/mail/message.ts'

/** A message of the outbox, as a transport needs it. */
export type StoredMessage = {
  id: string
  message_id: string
  to: MailAddress
  reply_to: MailAddress | null
  subject: string
  text: string
  html: string
  auto_submitted: boolean
  created_at: Date
  attachments: readonly MailAttachment[]
}

/** `permanent`: the other side refused this very message, and will again. */
export type Sent = { ok: true } | { ok: false; permanent: boolean; problem: string }

/** The way out for mail. `send` never throws for what the other side says or does. */
export type MailTransport = {
  send(message: StoredMessage): Promise<Sent>
  close(): void
}
