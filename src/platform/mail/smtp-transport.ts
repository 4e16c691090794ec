import { createTransport } from 'nodemailer'
import { compose } from '#src/platform/mail/compose.ts'
import type { MailTransport, Sent } from '#src/platform/mail/transport.ts'

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 5000 }

/** A 5xx to the addresses or to the message itself is final (RFC 5321 §4.2.1); to our log-in it is a wrong setting. */
function toProblem(error: unknown, withoutSecrets: (text: string) => string): Sent {
  if (!(error instanceof Error)) return { ok: false, permanent: false, problem: withoutSecrets(String(error)) }
  const status = 'responseCode' in error ? Number(error.responseCode) : 0
  const aboutMessage = 'code' in error && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE')
  return { ok: false, permanent: aboutMessage && status >= 500, problem: withoutSecrets(error.message) }
}

/** Strikes the password out of what a server says, plain and as it goes over the wire (RFC 4616, AUTH LOGIN). */
function secretStriker(user: string, password: string): (text: string) => string {
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  const secrets = password === '' ? [] : [password, base64(password), base64(`\0${user}\0${password}`)]
  return text => secrets.reduce((left, secret) => left.replaceAll(secret, '[password]'), text)
}

/** Sends through the server of `smtp_url`, keeping connections open between messages. */
export function createSmtpTransport(smtp_url: string, mail_from: string, limits = timeouts): MailTransport {
  const { protocol, hostname, port, username, password, searchParams } = new URL(smtp_url)
  const secure = protocol === 'smtps:'
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)]
  const withoutSecrets = secretStriker(user, pass)
  const transporter = createTransport({
    pool: true,
    maxConnections: 2,
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    ...(user && { auth: { user, pass } }),
    ...(searchParams.get('require_tls') === 'true' && { requireTLS: true }),
    ...limits,
  })
  return {
    async send(message) {
      try {
        await transporter.sendMail(compose(message, mail_from))
        return { ok: true }
      } catch (error) {
        return toProblem(error, withoutSecrets)
      }
    },
    close: () => transporter.close(),
  }
}
