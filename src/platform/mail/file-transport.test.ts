import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createFileTransport } from '#src/platform/mail/file-transport.ts'
import type { StoredMessage } from '#src/platform/mail/transport.ts'

const message: StoredMessage = {
  id: '0190a0b0-0000-7000-8000-000000000001',
  message_id: '<0190a0b0-0000-7000-8000-000000000001@porchlight.example>',
  to: { name: 'Dana Reyes', address: 'dana@shop.example' },
  reply_to: null,
  subject: 'Grüße',
  text: 'Hello Dana',
  html: '<p>Hello Dana</p>',
  auto_submitted: true,
  attachments: [],
  created_at: new Date('2026-11-20T10:42:00Z'),
}

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-mail-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return join(folder, 'mail')
}

test('a message becomes one whole file, and a second attempt overwrites it', async () => {
  const folder = await makeFolder()
  const transport = createFileTransport(folder, 'Porchlight Local <hello@porchlight.example>')
  expect(await transport.send(message)).toEqual({ ok: true })
  expect(await transport.send(message)).toEqual({ ok: true })
  const names = await readdir(folder)
  expect(names).toEqual(['2026-11-20T10-42-00-000Z-0190a0b0-0000-7000-8000-000000000001.eml'])
  const text = await readFile(join(folder, names[0] ?? ''), 'utf8')
  expect(text).toMatch(/^From: Porchlight Local <hello@porchlight\.example>\r$/m)
  expect(text).toMatch(/^To: Dana Reyes <dana@shop\.example>\r$/m)
  expect(text).toMatch(/^Date: Fri, 20 Nov 2026 10:42:00 \+0000\r$/m)
  expect(text).toContain('Hello Dana')
})

test('a folder that cannot be written is a problem for a later attempt, not a crash', async () => {
  const folder = await makeFolder()
  await writeFile(join(folder, '..', 'mail'), '')
  const transport = createFileTransport(folder, 'hello@porchlight.example')
  expect(await transport.send(message)).toMatchObject({ ok: false, permanent: false, problem: expect.any(String) })
})

test('mail of the program says so, and mail in a person’s words does not', async () => {
  const folder = await makeFolder()
  const transport = createFileTransport(folder, 'hello@porchlight.example')
  await transport.send(message)
  await transport.send({ ...message, id: '0190a0b0-0000-7000-8000-000000000002', auto_submitted: false })
  const [first = '', second = ''] = await Promise.all(
    (await readdir(folder)).toSorted().map(name => readFile(join(folder, name), 'utf8')),
  )
  expect(first).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  expect(second).not.toMatch(/^Auto-Submitted/m)
})
