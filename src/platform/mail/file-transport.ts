import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { compose } from '#src/platform/mail/compose.ts'
import type { MailTransport, StoredMessage } from '#src/platform/mail/transport.ts'

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

/** Drawn from the message alone, so that a second attempt overwrites the first. */
function fileName({ id, created_at }: StoredMessage): string {
  return `${created_at.toISOString().replace(/[:.]/g, '-')}-${id}.eml`
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

async function writeWhole(folder: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const unfinished = join(folder, `.${name}.unfinished`)
  const handle = await open(unfinished, 'w', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(unfinished, join(folder, name))
  await syncFolder(folder)
}

/** Lays each message as one .eml file into `folder`, whole or not at all. */
export function createFileTransport(folder: string, mail_from: string): MailTransport {
  return {
    async send(message) {
      try {
        const { message: bytes } = await composer.sendMail(compose(message, mail_from))
        if (!Buffer.isBuffer(bytes)) throw new Error('The mail was not composed into a buffer.')
        await writeWhole(folder, fileName(message), bytes)
        return { ok: true }
      } catch (error) {
        return { ok: false, permanent: false, problem: error instanceof Error ? error.message : String(error) }
      }
    },
    close: () => composer.close(),
  }
}
