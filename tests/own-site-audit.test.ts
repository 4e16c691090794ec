import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { sitePages } from '#src/content/pages.ts'
import { states } from '#src/content/states.ts'
import { type RunningSite, startSite } from './support/program/running-site.ts'

/** What we sell to others, done to ourselves: the whole audit of the built site as it is served. */
const home = 'https://www.porchlight.test'

const report = z.object({
  findings: z.array(
    z.object({
      id: z.string(),
      severity: z.enum(['info', 'low', 'medium', 'high', 'critical']),
      occurrences: z.array(z.object({ url: z.string(), evidence: z.string() })),
    }),
  ),
  pages: z.array(z.object({ url: z.string() })),
  pages_left: z.number(),
  stopped_by: z.null(),
})

const run = promisify(execFile)
let site: RunningSite
let audited: z.infer<typeof report>

beforeAll(async () => {
  site = await startSite({ SITE_URL: home })
  const audit = ['audit', `${site.origin}/`, '--as-origin', home, '--allow-private', '--lab', 'off', '--format', 'json']
  const main = join(import.meta.dirname, '../src/main.ts')
  const { stdout } = await run(process.execPath, [main, ...audit], { maxBuffer: 64_000_000 })
  audited = report.parse(JSON.parse(stdout))
}, 120_000)

afterAll(() => site?.stop())

test('the audit reads every page that may be found', () => {
  const read = new Set(audited.pages.map(({ url }) => new URL(url).pathname))
  expect(sitePages.filter(({ path, indexable }) => indexable && !read.has(path))).toEqual([])
  expect(audited.pages_left).toBe(0)
})

test('it finds nothing of medium weight or worse, but the two things that the specification wants so', () => {
  const grave = audited.findings.filter(({ severity }) => severity !== 'info' && severity !== 'low')
  const others = grave.filter(({ id }) => id !== 'broken-internal-link' && id !== 'hours-conflict')
  expect(others.map(({ id, occurrences }) => ({ id, ...occurrences[0] }))).toEqual([])
})

test('of broken links there are only those from the locations to the four states', () => {
  const broken = audited.findings.find(({ id }) => id === 'broken-internal-link')?.occurrences ?? []
  expect(broken.map(({ url, evidence }) => `${url}: ${evidence}`).toSorted()).toEqual(
    states.map(({ stateSlug }) => `${home}/locations: ${home}/services/${stateSlug} answers 404`).toSorted(),
  )
})

test('the two readings of the office hours stand on the help center and the contact page only', () => {
  const hours = audited.findings.find(({ id }) => id === 'hours-conflict')?.occurrences ?? []
  expect(hours.map(({ url }) => url).toSorted()).toEqual([`${home}/contact-us`, `${home}/help-center`])
})
