import { createTransport } from 'nodemailer'
import { compose } from '#src/platform/mail/compose.ts'
import type { MailTransport, Sent } from '#src/platform/mail/transport.ts'

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 5000 }

/** A 5xx to the addresses or to the message itself is final (RFC 5321 §4.2.1); to our log-in it is a wrong setting. */
function toProblem(error: unknown): Sent {
  if (!(error instanceof Error)) return { ok: false, permanent: false, problem: String(error) }
  const status = 'responseCode' in error ? Number(error.responseCode) : 0
  const aboutMessage = 'code' in error && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE')
  return { ok: false, permanent: aboutMessage && status >= 500, problem: error.message }
}

/** Sends through the server of `smtp_url`, keeping connections open between messages. */
export function createSmtpTransport(smtp_url: string, mail_from: string, limits = timeouts): MailTransport {
  const { protocol, hostname, port, username, password, searchParams } = new URL(smtp_url)
  const secure = protocol === 'smtps:'
  const transporter = createTransport({
    pool: true,
    maxConnections: 2,
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...(searchParams.get('require_tls') === 'true' && { requireTLS: true }),
    ...limits,
  })
  return {
    async send(message) {
      try {
        await transporter.sendMail(compose(message, mail_from))
        return { ok: true }
      } catch (error) {
        return toProblem(error)
      }
    },
    close: () => transporter.close(),
  }
}
