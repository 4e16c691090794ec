import type { SendMailOptions } from 'nodemailer'
import type { StoredMessage } from '#src/platform/mail/transport.ts'

/** The same message at every attempt: also its date is that of its writing. Addresses go in as parts, never as one text. */
export function compose(message: StoredMessage, mail_from: string): SendMailOptions {
  return {
    from: mail_from,
    to: message.to,
    ...(message.reply_to && { replyTo: message.reply_to }),
    subject: message.subject,
    text: message.text,
    html: message.html,
    messageId: message.message_id,
    date: message.created_at,
    headers: message.auto_submitted ? { 'Auto-Submitted': 'auto-generated' } : {},
    attachments: message.attachments.map(({ file_name, media_type, content }) => ({
      filename: file_name,
      contentType: media_type,
      content,
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
