import { request as openRequest } from 'node:http'
import { sharedOrigin } from '#tests/support/program/shared-site.ts'
import { expect, test } from './visitor.ts'

type Answer = { status: number; headers: Record<string, unknown>; body: string }

type Asked = { method?: string; path: string; headers?: Record<string, string>; body?: string | Buffer }

/** Asks without a browser's or client's help, so that the path and headers go out as they are. */
function ask({ method = 'GET', path, headers = {}, body }: Asked): Promise<Answer> {
  const { hostname, port } = new URL(sharedOrigin())
  return new Promise((resolve, reject) => {
    const sent = openRequest({ hostname, port, method, path, headers }, response => {
      let text = ''
      response.setEncoding('utf8').on('data', part => {
        text += part
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }))
      response.on('error', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

const json = { 'Content-Type': 'application/json' }
const message = { name: 'Dana', email: 'dana@example.com', message: 'Hello' }

const refused: { what: string; asked: Asked; status: number; headers?: Record<string, unknown> }[] = [
  { what: 'broken percent-encoding', asked: { path: '/%E0%A4%A' }, status: 400 },
  { what: 'half a percent sign', asked: { path: '/what%' }, status: 400 },
  {
    what: 'a method no page knows',
    asked: { method: 'DELETE', path: '/' },
    status: 405,
    headers: { allow: expect.stringContaining('GET') },
  },
  {
    what: 'a form posted to a page',
    asked: { method: 'POST', path: '/contact-us', body: 'a=b' },
    status: 405,
    headers: { allow: expect.stringContaining('GET') },
  },
  {
    what: 'a method the API does not know there',
    asked: { method: 'PUT', path: '/api/contacts', headers: json, body: '{}' },
    status: 405,
    headers: { allow: expect.stringContaining('POST') },
  },
  { what: 'an unknown address of the API', asked: { path: '/api/nothing' }, status: 404 },
  {
    what: 'another content type',
    asked: {
      method: 'POST',
      path: '/api/contacts',
      headers: { 'Content-Type': 'text/plain' },
      body: JSON.stringify(message),
    },
    status: 415,
  },
  {
    what: 'no content type',
    asked: { method: 'POST', path: '/api/contacts', body: JSON.stringify(message) },
    status: 415,
  },
  {
    what: 'broken JSON',
    asked: { method: 'POST', path: '/api/contacts', headers: json, body: '{"name":' },
    status: 400,
  },
  { what: 'an empty body', asked: { method: 'POST', path: '/api/contacts', headers: json }, status: 400 },
  {
    what: 'bytes that are no UTF-8',
    asked: { method: 'POST', path: '/api/contacts', headers: json, body: Buffer.from([0x7b, 0xff, 0xfe, 0x7d]) },
    status: 400,
  },
  {
    what: 'JSON of another shape',
    asked: { method: 'POST', path: '/api/contacts', headers: json, body: '[]' },
    status: 422,
  },
  { what: 'missing fields', asked: { method: 'POST', path: '/api/contacts', headers: json, body: '{}' }, status: 422 },
  {
    what: 'a number for a name',
    asked: { method: 'POST', path: '/api/contacts', headers: json, body: JSON.stringify({ ...message, name: 7 }) },
    status: 422,
  },
  {
    what: 'a control character',
    asked: {
      method: 'POST',
      path: '/api/contacts',
      headers: json,
      body: JSON.stringify({ ...message, name: 'Da\u0000na' }),
    },
    status: 422,
  },
  {
    what: 'a line break in a name',
    asked: {
      method: 'POST',
      path: '/api/contacts',
      headers: json,
      body: JSON.stringify({ ...message, name: 'Dana\r\nBcc: x@example.com' }),
    },
    status: 422,
  },
  {
    what: 'a body of 5 MB',
    asked: {
      method: 'POST',
      path: '/api/contacts',
      headers: json,
      body: JSON.stringify({ ...message, message: 'x'.repeat(5_000_000) }),
    },
    status: 413,
  },
]

for (const { what, asked, status, headers = {} } of refused) {
  test(`${what}: a refusal of ${status} in the house's form`, async () => {
    const answer = await ask(asked)
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject({ 'content-type': expect.stringMatching(/^application\/json/), ...headers })
    const body: unknown = JSON.parse(answer.body)
    expect(body).toMatchObject({
      code: expect.stringMatching(/^[a-z_]+$/),
      message: expect.stringMatching(/\w.*\.$/),
      request_id: expect.any(String),
    })
    expect((await ask({ path: '/healthz' })).status).toBe(200)
  })
}

test('headers that are too large are refused and the next visitor is served', async () => {
  const answer = await ask({ path: '/', headers: { 'X-Large': 'x'.repeat(100_000) } })
  expect(answer.status).toBe(413)
  expect((await ask({ path: '/' })).status).toBe(200)
})

test('refused fields are named, each with a sentence', async ({ request }) => {
  const answer = await request.post('/api/contacts', { data: { name: ' ', email: 'nobody', message: '' } })
  expect(answer.status()).toBe(422)
  const { fields } = await answer.json()
  expect(Object.keys(fields).toSorted()).toEqual(['email', 'message', 'name'])
  for (const sentence of Object.values(fields)) expect(sentence).toMatch(/\w.*\.$/)
})

test('an unknown path answers the not-found page with 404', async ({ request }) => {
  for (const path of [
    '/no-such-page',
    '/services/nowhere-fl',
    '/education/no-such-article',
    '/services',
    '/not-found/deeper',
  ]) {
    const answer = await request.get(path, { headers: { Accept: 'text/html' } })
    expect(answer.status(), path).toBe(404)
    expect(answer.headers()['content-type'], path).toMatch(/^text\/html/)
    expect(await answer.text(), path).toContain('<h1')
  }
})

test('a trailing slash moves for good to the address without it, keeping the query', async ({ request }) => {
  const answer = await request.get('/locations/?from=mail', { maxRedirects: 0 })
  expect(answer.status()).toBe(308)
  expect(answer.headers().location).toBe('/locations?from=mail')
})

test('a path that names another site is not followed there', async () => {
  for (const path of ['//evil.example/', '/\\evil.example/', '//evil.example/%2e%2e/']) {
    const { status, headers } = await ask({ path })
    const target = headers.location
    expect(status, path).toBeLessThan(500)
    if (typeof target === 'string') expect(new URL(target, sharedOrigin()).origin, path).toBe(sharedOrigin())
  }
})
