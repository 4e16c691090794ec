import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

export type Mailbox = {
  url: string
  /** Every message taken, as it came over the wire. */
  messages: string[]
  /** The SMTP status with which the next messages are refused after DATA; undefined: taken. */
  refuseWith(status: number | undefined, words?: string): void
  /** From now on nothing is answered to DATA until the server closes. */
  hang(): void
}

/** A real SMTP server on a loopback port, closed at the end of the test. */
export async function openMailbox(): Promise<Mailbox> {
  const messages: string[] = []
  let status: number | undefined
  let said = 'not now'
  let hanging = false
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 300,
    onData(stream, _session, callback) {
      const parts: Buffer[] = []
      stream.on('data', part => parts.push(part))
      stream.on('end', () => {
        if (hanging) return
        if (status !== undefined) return callback(Object.assign(new Error(said), { responseCode: status }))
        messages.push(Buffer.concat(parts).toString())
        callback()
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>(resolve => server.close(() => resolve())))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    refuseWith(next, words = 'not now') {
      status = next
      said = words
    },
    hang() {
      hanging = true
    },
  }
}
