import { expect, test } from 'vitest'
import { codeNotPacked } from '#src/engines/audit/checks/speed/code-not-packed.ts'
import { site_url, siteOf } from '#tests/support/audit/audit-views.ts'

const look = (...files: (readonly [name: string, bytes: number, spare: number | null])[]) =>
  codeNotPacked.look(
    siteOf([{ html: '<title>Drains</title>' }], {
      loose_code: files.map(([name, bytes, spare]) => ({ url: site_url + name, bytes, spare })),
    }),
  )

test('files that are much larger than need be are told, the largest first', () => {
  expect(look(['main.css', 60_000, 12_000], ['bootstrap.css', 146_000, 31_400])).toMatchObject({
    state: 'found',
    occurrences: [
      { evidence: 'bootstrap.css: 146 kB, 31 kB of it notes and blanks' },
      { evidence: 'main.css: 60 kB, 12 kB of it notes and blanks' },
    ],
  })
  expect(look(['jquery-3.5.1.js', 287_000, null])).toMatchObject({
    occurrences: [{ evidence: 'jquery-3.5.1.js: 287 kB, the edition for developers' }],
  })
})

test('a little is no matter', () => {
  expect(look(['main.css', 60_000, 12_000]).state).toBe('ok')
  expect(look(['main.css?v=1', 60_000, 12_000], ['main.css?v=2', 60_000, 12_000]).state).toBe('ok')
  expect(look(['a.css', 30_000, 12_000], ['b.css', 30_000, 12_000]).state).toBe('ok')
  expect(look().state).toBe('not_applicable')
})
