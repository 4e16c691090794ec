import { expect, test } from 'vitest'
import type { Access } from '#src/domain/access.ts'
import { type Caller, callers } from '#tests/support/access/callers.ts'
import type { Example } from '#tests/support/access/example.ts'
import { examples } from '#tests/support/access/examples.ts'
import { callTrier } from '#tests/support/access/try-call.ts'
import { startApi } from '#tests/support/program/running-api.ts'

const behindProxy = { trusted_proxies: ['127.0.0.1', '::1'] }

const routeOf = (name: string) => name.replace(/\?.*/, '')

/** What the access a route declares, and whose thing its example is about, promise this caller. */
function promised(access: Access, { thing, answers }: Example, caller: Caller): string {
  const refused = caller.refused[access]
  if (refused !== undefined) return refused
  const knowers = thing?.known_to ?? 'whoever has its key'
  const known = knowers === 'whoever has its key' || knowers.some(knower => caller.knows_as?.includes(knower))
  return known ? String(answers) : '404 as if missing'
}

test('every caller gets from every route what the table of access promises', { timeout: 600_000 }, async () => {
  const api = await startApi(behindProxy)
  const accesses = new Map(api.routes.map(({ method, path, access }) => [`${method} ${path}`, access]))
  const named = new Set(Object.keys(examples).map(routeOf))
  expect(
    [...accesses.keys()].filter(name => !named.has(name)),
    'routes without an example',
  ).toEqual([])
  expect(
    [...named].filter(name => !accesses.has(name)),
    'examples without a route',
  ).toEqual([])

  const tryCall = await callTrier(api)
  const outcomes: Record<string, string> = {}
  const promises: Record<string, string> = {}
  for (const [name, example] of Object.entries<Example>(examples)) {
    const access = accesses.get(routeOf(name)) ?? 'anyone'
    for (const caller of callers) {
      outcomes[`${name} as ${caller.name}`] = await tryCall(name, example, caller)
      promises[`${name} as ${caller.name}`] = promised(access, example, caller)
    }
  }
  expect(outcomes).toEqual(promises)
})
