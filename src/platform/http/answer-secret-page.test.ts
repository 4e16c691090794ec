import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSiteServer } from '#tests/support/program/site-server.ts'

let server: Awaited<ReturnType<typeof startSiteServer>>

beforeAll(async () => {
  server = await startSiteServer()
})

afterAll(() => server.stop())

test('an open link answers its page, which nobody lists, keeps or hands on', async () => {
  const { status, headers, body } = await server.ask('/secrets/open')
  expect(status).toBe(200)
  expect(body.toString()).toContain('<title>Secret</title>')
  expect(headers['x-robots-tag']).toBe('noindex, nofollow')
  expect(headers['referrer-policy']).toBe('no-referrer')
  expect(headers['cache-control']).toBe('private, no-store')
  expect(headers.etag).toBeUndefined()
  expect(headers['content-security-policy']).toContain("default-src 'none'")
})

test('a head answers the same without a body', async () => {
  const { status, headers, body } = await server.ask('/secrets/open', { method: 'HEAD' })
  expect(status).toBe(200)
  expect(headers['x-robots-tag']).toBe('noindex, nofollow')
  expect(body).toHaveLength(0)
})

test.each(['/secrets/guessed', '/secrets/open/more', '/secrets/__secret', '/secrets'])(
  '%s is the not-found page',
  async path => {
    const { status, body } = await server.ask(path, { headers: { accept: 'text/html' } })
    expect(status).toBe(404)
    expect(body.toString()).toContain('Page not found')
  },
)

test('while the database is away the page comes and says so itself', async () => {
  expect((await server.ask('/secrets/stormy')).status).toBe(200)
})

test('no line of the log holds a secret', async () => {
  await server.ask('/secrets/open')
  await server.ask('/secrets/guessed')
  const log = server.lines.join('\n')
  expect(log).toContain('/secrets/[secret]')
  expect(log).not.toContain('/secrets/open"')
  expect(log).not.toContain('/secrets/guessed')
})
