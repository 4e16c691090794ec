import { expect, test } from 'vitest'
import { openStateLookups } from '#src/features/audits/state-lookups.ts'
import { openFreeChecks } from '#tests/support/audit/open-free-checks.ts'

test('what many wait for is read in one go, when the first of it is due, each with its own place in the queue', async () => {
  const checks = await openFreeChecks({ workers: false })
  const links = [
    await checks.request({ address: 'one.test' }),
    await checks.request({ address: 'two.test' }),
    await checks.request({ address: 'three.test' }),
  ]
  let transactions = 0
  const { database } = checks.audits
  const counted: typeof database = {
    ...database,
    inTransaction: (...given) => {
      transactions += 1
      return database.inTransaction(...given)
    },
  }
  const lookups = openStateLookups(counted)
  const begun = performance.now()
  const found = await Promise.all(links.map(({ id }, n) => lookups.find(id, n === 1 ? 20 : 60_000)))
  expect(performance.now() - begun).toBeLessThan(10_000)
  expect(found.map(each => each?.state.id)).toEqual(links.map(({ id }) => id))
  expect(found.map(each => each?.state.waiting_before)).toEqual([0, 1, 2])
  expect(transactions).toBe(1)
})

test('a lookup that begins later can be hastened, and one that nobody asked for is not made', async () => {
  const checks = await openFreeChecks({ workers: false })
  const { id } = await checks.request({ address: 'one.test' })
  const lookups = openStateLookups(checks.audits.database)
  const found = lookups.find(id, 60_000)
  lookups.hasten('00000000-0000-7000-8000-000000000000', 0)
  lookups.hasten(id, 10)
  expect((await found)?.state.state).toBe('waiting')
})

test('a link that is not there is answered with nothing', async () => {
  const checks = await openFreeChecks({ workers: false })
  const lookups = openStateLookups(checks.audits.database)
  expect(await lookups.find('00000000-0000-7000-8000-000000000000', 0)).toBeUndefined()
})
