import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createSmtpTransport } from '#src/platform/mail/smtp-transport.ts'

/** A mail server that refuses every log-in and says what it was told. */
async function openGossip(): Promise<number> {
  const server = createServer(socket => {
    socket.write('220 gossip.example\r\n')
    socket.on('error', () => socket.destroy())
    socket.setEncoding('utf8').on('data', line => {
      const said = String(line).trim()
      if (said.startsWith('EHLO')) socket.write('250-gossip.example\r\n250 AUTH PLAIN\r\n')
      else socket.write(`535 Not with "${said}", that is p@ss word\r\n`)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>(resolve => server.close(() => resolve())))
  return (server.address() as AddressInfo).port
}

test('a server that repeats the password cannot bring it into what is written down', async () => {
  const port = await openGossip()
  const transport = createSmtpTransport(`smtp://mailer:p%40ss%20word@127.0.0.1:${port}`, 'a@b.example')
  onTestFinished(() => transport.close())
  const address = { name: '', address: 'x@y.example' }
  const message = {
    id: '1',
    message_id: '<1@b.example>',
    to: address,
    reply_to: null,
    subject: 's',
    text: 't',
    html: 'h',
    auto_submitted: true,
    attachments: [],
  }
  const sent = await transport.send({ ...message, created_at: new Date() })
  if (sent.ok) throw new Error('It was sent.')
  expect(sent.problem).toMatch(/535 .*\[password\].*\[password\]/)
  expect(sent.problem).not.toContain('p@ss word')
  expect(sent.problem).not.toContain(Buffer.from('\0mailer\0p@ss word').toString('base64'))
})
