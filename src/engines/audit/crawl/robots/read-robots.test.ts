import { expect, test } from 'vitest'
import { disallowingRule, rulesFor } from '#src/engines/audit/crawl/robots/agent-rules.ts'
import { readRobots, robotsByteLimit } from '#src/engines/audit/crawl/robots/read-robots.ts'
import { robotsCases } from '#src/engines/audit/crawl/robots/robots-cases.ts'
import { processorTime } from '#tests/support/machine/processor-time.ts'
import { fc, fuzzRuns } from '#tests/support/runner/properties.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

function isOpen(text: string, agent: string, path: string): boolean {
  return disallowingRule(rulesFor(readRobots(bytesOf(text)), agent), path) === undefined
}

test.each(robotsCases)('$rule', ({ lines, agent, open = [], shut = [] }) => {
  for (const ending of ['\n', '\r\n', '\r']) {
    const text = lines.join(ending)
    expect(open.filter(path => !isOpen(text, agent, path))).toEqual([])
    expect(shut.filter(path => isOpen(text, agent, path))).toEqual([])
  }
})

test.each([
  ['whole', [0xef, 0xbb, 0xbf], true],
  ['short of one byte', [0xef, 0xbb], true],
  ['short of two bytes', [0xef], true],
  ['broken', [0xef, 0x11, 0xbf], false],
])('a byte order mark that is %s', (_, mark, understood) => {
  const file = readRobots(Uint8Array.from([...mark, ...bytesOf('User-agent: Lamp\nDisallow: /')]))
  expect(file.groups.length === 1).toBe(understood)
})

test('a byte order mark in the middle spoils its line only', () => {
  const file = readRobots(bytesOf('User-agent: Lamp\n\uFEFFDisallow: /a\nDisallow: /b'))
  expect(file.groups).toMatchObject([{ agents: ['lamp'], rules: [{ pattern: '/b', line: 3 }] }])
  expect(file.faults).toMatchObject([{ line: 2, kind: 'unknown_directive' }])
})

test('noindex in robots.txt is a line that search engines ignore', () => {
  const file = readRobots(bytesOf('User-agent: *\nNoindex: /private'))
  expect(file.faults).toEqual([{ line: 2, kind: 'unknown_directive', text: 'Noindex: /private' }])
})

test('lines are counted alike for every line ending', () => {
  for (const text of [
    '\n\nUser-agent: a\n\nDisallow: /x',
    '\r\n\r\nUser-agent: a\r\n\r\nDisallow: /x',
    '\r\rUser-agent: a\r\rDisallow: /x',
  ])
    expect(readRobots(bytesOf(text)).groups[0]?.rules[0]?.line).toBe(5)
})

test('sitemaps stand anywhere and belong to no group', () => {
  const { sitemaps, faults } = readRobots(
    bytesOf(
      'Sitemap: https://shop.example/a.xml\nUser-agent: *\nSite-map: https://shop.example/b.xml\nSitemap: /c.xml',
    ),
  )
  expect(sitemaps).toEqual([
    { url: 'https://shop.example/a.xml', line: 1 },
    { url: 'https://shop.example/b.xml', line: 3 },
  ])
  expect(faults).toEqual([{ line: 4, kind: 'sitemap_not_absolute', text: 'Sitemap: /c.xml' }])
})

test('the longest crawl delay of the groups that apply counts', () => {
  const file = readRobots(bytesOf('User-agent: *\nCrawl-delay: 2.5\nUser-agent: Lamp\nCrawl-delay: 9\nDisallow: /a'))
  expect(rulesFor(file, 'Lamp').crawl_delay).toBe(2.5)
  expect(rulesFor(file, 'Torch').crawl_delay).toBe(2.5)
  const odd = readRobots(bytesOf('User-agent: *\nCrawl-delay: soon\nDisallow: /\nUser-agent: Lamp\nCrawl-delay: -3'))
  expect(rulesFor(odd, 'Lamp').crawl_delay).toBeNull()
})

test('faults say what an owner wrote and where', () => {
  const text =
    'Disallow: /early\nUser-agent: *\nDisallow: folder\nDisalow all of it\nForbid: /x\nHost: shop.example\nDissallow: /y\nNoindex: /z'
  expect(readRobots(bytesOf(text)).faults).toEqual([
    { line: 1, kind: 'rule_before_agent', text: 'Disallow: /early' },
    { line: 3, kind: 'pattern_without_slash', text: 'Disallow: folder' },
    { line: 4, kind: 'unreadable_line', text: 'Disalow all of it' },
    { line: 5, kind: 'unknown_directive', text: 'Forbid: /x' },
    { line: 7, kind: 'misspelled_directive', text: 'Dissallow: /y' },
    { line: 8, kind: 'unknown_directive', text: 'Noindex: /z' },
  ])
})

test('a line is cut where no URL goes on, and still holds', () => {
  const long = `/x/${'a'.repeat(20_000)}`
  expect(isOpen(`User-agent: Lamp\nDisallow: ${long}/more`, 'Lamp', `${long}/other`)).toBe(false)
})

test('what stands behind 500 KiB is not read', () => {
  const filler = `#${'x'.repeat(98)}\n`.repeat(robotsByteLimit / 100)
  expect(isOpen(`User-agent: *\nDisallow: /a\n${filler}Disallow: /b`, 'Lamp', '/a')).toBe(false)
  expect(isOpen(`User-agent: *\nDisallow: /a\n${filler}Disallow: /b`, 'Lamp', '/b')).toBe(true)
})

test('a pattern made to stall does not', () => {
  const evil = `User-agent: *\n${`Disallow: /${'*a'.repeat(4_000)}$\n`.repeat(50)}`
  const path = `/${'a'.repeat(2_000)}b`
  expect(processorTime(() => expect(isOpen(evil, 'Lamp', path)).toBe(true))).toBeLessThan(1_000)
})

const word = fc.constantFrom(
  'User-agent',
  'Disallow',
  'Allow',
  'Crawl-delay',
  'Sitemap',
  ':',
  ' ',
  '*',
  '$',
  '/',
  '#',
  '\n',
  '\r',
  '%2',
  '%2f',
  'a',
  'é',
  '\0',
)
const scrap = fc.oneof(word, word, fc.string({ unit: 'binary', maxLength: 8 }))

test('any bytes are read without a crash, and any path is judged', () => {
  const text = fc.array(scrap, { maxLength: 40 }).map(scraps => scraps.join(''))
  fc.assert(
    fc.property(text, fc.uint8Array({ maxLength: 6 }), text, (before, noise, path) => {
      const file = readRobots(Uint8Array.from([...bytesOf(before), ...noise]))
      const rule = disallowingRule(rulesFor(file, 'Lamp'), `/${path}`)
      expect(rule?.kind ?? 'disallow').toBe('disallow')
    }),
    { numRuns: fuzzRuns },
  )
})

test('a star matches like any run of characters', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', '/'), maxLength: 10 })
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'b', '/', '*'), maxLength: 6 }),
      fc.boolean(),
      letters,
      (glob, end, path) => {
        const pattern = `/${glob}${end ? '$' : ''}`
        const expected = new RegExp(`^/${glob.replaceAll('*', '.*')}${end ? '$' : ''}`).test(`/${path}`)
        expect([pattern, path, isOpen(`User-agent: *\nDisallow: ${pattern}`, 'Lamp', `/${path}`)]).toEqual([
          pattern,
          path,
          !expected,
        ])
      },
    ),
    { numRuns: fuzzRuns },
  )
})
