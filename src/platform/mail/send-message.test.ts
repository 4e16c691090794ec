import { expect, onTestFinished, test } from 'vitest'
import { mostAttempts } from '#src/platform/mail/mail-queue.ts'
import { sendMessage } from '#src/platform/mail/send-message.ts'
import { createSmtpTransport } from '#src/platform/mail/smtp-transport.ts'
import { createListeningLog } from '#tests/support/machine/silent-log.ts'
import { openOutbox } from '#tests/support/services/mail-outbox.ts'
import { openMailbox } from '#tests/support/services/smtp-mailbox.ts'

const sender = 'Porchlight Local <hello@porchlight.example>'
/** Of the one test whose server never answers: any other may be slow on a busy machine. */
const impatient = { connectionTimeout: 500, greetingTimeout: 500, socketTimeout: 500, dnsTimeout: 500 }

async function openSending(limits?: typeof impatient) {
  const mailbox = await openMailbox()
  const outbox = await openOutbox()
  const transport = createSmtpTransport(mailbox.url, sender, limits)
  onTestFinished(() => transport.close())
  const { log, lines } = createListeningLog()
  const deps = { database: outbox.database, transport, log }
  return { mailbox, outbox, lines, send: (id: string) => sendMessage(deps, id) }
}

test('a message goes out once, with its stable id, and a second job for it sends nothing', async () => {
  const { mailbox, outbox, send } = await openSending()
  const id = await outbox.write()
  expect(await send(id)).toBe('sent')
  expect(await send(id)).toBe('nothing_to_do')
  expect(mailbox.messages).toHaveLength(1)
  expect(mailbox.messages[0]).toContain(`Message-ID: <${id}@porchlight.example>`)
  expect(await outbox.stored(id)).toMatchObject({ attempts: 1, sent_at: expect.any(Date), last_error: null })
})

test('of two workers at one message at the same time only one sends it', async () => {
  const { mailbox, outbox, send } = await openSending()
  const id = await outbox.write()
  const outcomes = await Promise.all([send(id), send(id), send(id)])
  expect(outcomes.toSorted()).toEqual(['nothing_to_do', 'nothing_to_do', 'sent'])
  expect(mailbox.messages).toHaveLength(1)
})

test('a refusal for now is written down and the next attempt goes through', async () => {
  const { mailbox, outbox, send } = await openSending()
  const id = await outbox.write()
  mailbox.refuseWith(451)
  expect(await send(id)).toBe('try_again')
  expect(await outbox.stored(id)).toMatchObject({
    attempts: 1,
    sent_at: null,
    failed_at: null,
    last_error: expect.stringContaining('451'),
  })
  mailbox.refuseWith(undefined)
  expect(await send(id)).toBe('sent')
  expect(mailbox.messages).toHaveLength(1)
  expect(await outbox.stored(id)).toMatchObject({ attempts: 2, last_error: null })
})

test('a refusal for good ends the message visibly', async () => {
  const { mailbox, outbox, lines, send } = await openSending()
  const id = await outbox.write()
  mailbox.refuseWith(554)
  expect(await send(id)).toBe('given_up')
  expect(await outbox.stored(id)).toMatchObject({
    sent_at: null,
    failed_at: expect.any(Date),
    last_error: expect.stringContaining('554'),
  })
  expect(lines.filter(line => line.level === 'error')).toMatchObject([{ mail_id: id }])
  expect(await send(id)).toBe('nothing_to_do')
})

test('after its last attempt a message is given up, with an error in the log', async () => {
  const { mailbox, outbox, lines, send } = await openSending()
  const id = await outbox.write()
  await outbox.database.asOwner("update mail_outbox set attempts = $1, created_at = now() - interval '4 hours'", [
    mostAttempts - 1,
  ])
  mailbox.refuseWith(451)
  expect(await send(id)).toBe('given_up')
  expect(lines.some(line => line.level === 'error')).toBe(true)
})

test('a message that a day of restarts tried often is not given up in its first hours', async () => {
  const { mailbox, outbox, send } = await openSending()
  const id = await outbox.write()
  await outbox.database.asOwner('update mail_outbox set attempts = $1', [mostAttempts * 3])
  mailbox.refuseWith(451)
  expect(await send(id)).toBe('try_again')
  expect(await outbox.stored(id)).toMatchObject({ failed_at: null, attempts: mostAttempts * 3 + 1 })
})

test('what a server says with a NUL in it is written down all the same', async () => {
  const { mailbox, outbox, send } = await openSending()
  const id = await outbox.write()
  mailbox.refuseWith(554, 'go\0away \u001b[31m')
  expect(await send(id)).toBe('given_up')
  expect(await outbox.stored(id)).toMatchObject({ attempts: 1, last_error: expect.stringContaining('go away') })
})

test('a server that hangs is given up within its time limit and the message waits for the next attempt', async () => {
  const { mailbox, outbox, send } = await openSending(impatient)
  const id = await outbox.write()
  mailbox.hang()
  const started = Date.now()
  expect(await send(id)).toBe('try_again')
  expect(Date.now() - started).toBeLessThan(4000)
  expect(await outbox.stored(id)).toMatchObject({ attempts: 1, sent_at: null, failed_at: null })
})

test('a name cannot add a header or a recipient', async () => {
  const { mailbox, outbox, send } = await openSending()
  const id = await outbox.write({
    to: { name: 'Dana", evil@bad.example, "x', address: 'dana@shop.example' },
    reply_to: { name: 'A\r\nBcc: evil@bad.example', address: 'dana@shop.example' },
    subject: 'Hi\r\nBcc: evil@bad.example\r\n\r\nbody',
  })
  await send(id)
  const head = mailbox.messages[0]?.split('\r\n\r\n')[0] ?? ''
  expect(head.match(/^(to|cc|bcc|reply-to|subject):/gim)).toEqual(['To:', 'Reply-To:', 'Subject:'])
  expect(head).toMatch(/^To: "Dana\\", evil@bad\.example, \\"x" <dana@shop\.example>$/m)
})

test('a file travels with its message, and is let go once that is sent', async () => {
  const { mailbox, outbox, send } = await openSending()
  const content = Buffer.from('%PDF-1.7 report')
  const id = await outbox.write()
  await outbox.database.asOwner(
    "insert into mail_attachments (id, mail_id, file_name, media_type, content) values ($1, $1, 'report.pdf', 'application/pdf', $2)",
    [id, content],
  )
  mailbox.refuseWith(451)
  expect(await send(id)).toBe('try_again')
  mailbox.refuseWith(undefined)
  expect(await send(id)).toBe('sent')
  expect(mailbox.messages[0]).toContain('Content-Type: application/pdf; name=report.pdf')
  expect(mailbox.messages[0]).toContain(content.toString('base64'))
  expect(await outbox.database.asOwner('select id from mail_attachments')).toEqual([])
})
