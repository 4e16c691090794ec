import { randomUUID } from 'node:crypto'
import { METHODS, request } from 'node:http'
import { expect, test, vi } from 'vitest'
import { watchTables } from '#tests/support/access/changed-tables.ts'
import { peopleMaker } from '#tests/support/access/people.ts'
import { type RunningApi, startApi } from '#tests/support/program/running-api.ts'

/** Some thousand calls, each of them refused at once. */
vi.setConfig({ testTimeout: 120_000 })

type Answer = { status: number; allow: string[]; cors: boolean }

/** Every method the parser knows but CONNECT, which asks for a tunnel and never reaches a path. */
const methods = METHODS.filter(method => method !== 'CONNECT')

/** `fetch` refuses some methods and tidies paths; this sends both as they are. */
function send({ port }: RunningApi, method: string, path: string, token?: string): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) }
  return new Promise((resolve, reject) => {
    const sent = request({ host: 'localhost', port, method, path, headers }, answer => {
      const allow = String(answer.headers.allow ?? '').split(', ')
      const cors = Object.keys(answer.headers).some(name => name.startsWith('access-control-'))
      answer.resume().on('end', () => resolve({ status: answer.statusCode ?? 0, allow, cors }))
    })
    sent.on('error', reject).end()
  })
}

async function startWithAdmin() {
  const api = await startApi()
  const { admin } = await (await peopleMaker(api))()
  const methodsByPath = new Map<string, string[]>()
  for (const { method, path } of api.routes) {
    const found = methodsByPath.get(path) ?? []
    methodsByPath.set(path, [...found, method, ...(method === 'GET' ? ['HEAD'] : [])])
  }
  return { api, admin, methodsByPath, changedTables: await watchTables(api.database) }
}

const isDeclared = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`).test(path)

test('a method that no route declares is answered 405 with those that are, for an admin too', async () => {
  const { api, admin, methodsByPath, changedTables } = await startWithAdmin()
  await changedTables()
  for (const path of [...methodsByPath.keys()].map(pattern => pattern.replace(/:\w+/g, randomUUID()))) {
    const matching = [...methodsByPath].filter(([pattern]) => isDeclared(pattern, path))
    const declared = [...new Set(matching.flatMap(([, found]) => found))]
    for (const method of methods.filter(name => !declared.includes(name))) {
      for (const token of [undefined, admin.access_token]) {
        const { status, allow, cors } = await send(api, method, path, token)
        expect([method, path, status, cors]).toEqual([method, path, method === 'OPTIONS' ? 204 : 405, false])
        expect(allow.toSorted()).toEqual([...declared, 'OPTIONS'].toSorted())
      }
    }
  }
  expect(await changedTables()).toEqual([])
})

/** What servers of this protocol, and the libraries inside this one, answer elsewhere, and ways to write a path oddly. */
const elsewhere = [
  ...['admin/users', 'admin/generate_link', 'invite', 'otp', 'magiclink', 'authorize', 'callback', 'sso', 'saml/acs'],
  ...['user/identities', 'sign-in/email', 'sign-up/email', 'get-session', 'list-sessions', 'reset-password', 'ok'],
].flatMap(name => [`/auth/v1/${name}`, `/api/auth/${name}`])

test('a path that no route declares leads nowhere, for an admin too, and changes nothing', async () => {
  const { api, admin, methodsByPath, changedTables } = await startWithAdmin()
  const declared = [...methodsByPath.keys()]
  const near = declared.flatMap(pattern => {
    const path = pattern.replace(/:\w+/g, admin.id)
    const above = path.slice(0, path.lastIndexOf('/'))
    const last = path.slice(above.length + 1)
    const odd = [`${above}//${last}`, `${above}/./x/${last}`, `${above}/${last.toUpperCase()}_`, `${above}/x%2f${last}`]
    return [`${path}/`, `${path}/x`, above, `${above}/`, ...odd]
  })
  const paths = [...new Set([...near, ...elsewhere, '/api', '/api/', '/auth/v1/', '/api/*', '/auth/v1/*', '/api/%'])]
  await changedTables()
  for (const path of paths.filter(path => !declared.some(pattern => isDeclared(pattern, path)))) {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      for (const token of [undefined, admin.access_token]) {
        const { status } = await send(api, method, path, token)
        const expected = path === '/auth/v1' && method !== 'GET' ? 405 : 404
        expect([method, path, status]).toEqual([method, path, expected])
      }
    }
  }
  expect(await changedTables()).toEqual([])
})
