import { describe, expect, it } from 'vitest'
import { generatePage } from '#tests/support/audit/audit-generated-page.ts'
import { factsOfPieces } from '#tests/support/audit/audit-page.ts'
import { hostilePages } from '#tests/support/audit/hostile-pages.ts'
import { watchLoop } from '#tests/support/machine/held-loop.ts'
import type { PageFacts } from './page-facts.ts'

function* piecesOf(text: string, size = 16_384): Generator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}

/** Bytes of everything the record holds, roughly: what it would take as JSON. */
const weight = (facts: PageFacts) =>
  JSON.stringify(facts, (_, value) => (value instanceof Map || value instanceof Set ? [...value] : value)).length

describe.each(Object.entries(hostilePages))('%s', (_, make) => {
  it('is read in time, without holding up the event loop, into a record of bounded size', async () => {
    const html = make()
    const before = process.threadCpuUsage()
    const loop = watchLoop()
    const facts = await factsOfPieces(piecesOf(html))
    loop.stop()
    const { user, system } = process.threadCpuUsage(before)
    expect((user + system) / 1_000, 'milliseconds of processor time').toBeLessThan(3_000)
    expect(loop.sofar().longest, 'longest turn in ms').toBeLessThan(150)
    expect(weight(facts)).toBeLessThan(12_000_000)
  })
})

it('lets others run while it reads 5 MB of an honest page', async () => {
  const html = generatePage(1, 5_000_000)
  expect(html.length).toBeGreaterThan(4_900_000)
  await factsOfPieces(piecesOf(html.slice(0, 500_000)))
  const loop = watchLoop()
  const facts = await factsOfPieces(piecesOf(html))
  loop.stop()
  expect(loop.sofar().p99).toBeLessThan(50)
  expect(facts.counts.elements).toBeGreaterThan(10_000)
})

it('records what it cut off', async () => {
  const cut = async (name: string) => (await factsOfPieces(hostilePages[name]?.() ?? '')).truncated
  expect(await cut('a title of 500 kB')).toContainEqual({ what: 'title', kept: 1_000, seen: 499_999 })
  expect(await cut('100,000 links')).toContainEqual({ what: 'links', kept: 5_000, seen: 100_000 })
  expect(await cut('10,000 JSON-LD blocks')).toContainEqual({ what: 'json_ld', kept: 500, seen: 10_000 })
  expect((await factsOfPieces(generatePage(1, 200_000))).truncated).toEqual([])
})

it('still finds what honest parts of such a page say', async () => {
  const deep = `${'<div>'.repeat(50_000)}<a href="/deep">deep</a>${'</div>'.repeat(50_000)}<p id="after">after</p><a href="/after">x</a>`
  const facts = await factsOfPieces(deep)
  expect(facts.links.map(({ href }) => href)).toEqual(['/deep', '/after'])
  expect(facts.counts.max_depth).toBeGreaterThan(50_000)
  expect(facts.text.blocks.map(({ text }) => text)).toEqual(['deep', 'after', 'x'])
})
