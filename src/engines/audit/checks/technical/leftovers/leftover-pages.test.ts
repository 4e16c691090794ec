import { expect, test } from 'vitest'
import { backupFileExposed } from '#src/engines/audit/checks/security/leftover-files.ts'
import { leftoverPage } from '#src/engines/audit/checks/technical/leftovers/leftover-pages.ts'
import type { Leftover } from '#src/engines/audit/run/leftovers/leftover.ts'
import { site_url, siteOf } from '#tests/support/audit/audit-views.ts'

const left = (path: string, why: Leftover['why'], of = '', others = 0): Leftover => ({
  url: site_url + path,
  why,
  of,
  others,
})
const site = (...leftovers: Leftover[]) => siteOf([{ html: '<title>Calloway</title>' }], { leftovers })

test('samples and pages of something else, each with its reason', () => {
  const outcome = leftoverPage.look(
    site(
      left('elements.html', 'sample'),
      left('single.html', 'sample', 'Lorem ipsum'),
      left('hours.htm', 'saved', 'calloway - Example Maps'),
      left('guide/a.html', 'apart', '', 40),
      left('spin.html', 'apart'),
    ),
  )
  expect(outcome).toMatchObject({
    state: 'found',
    occurrences: [
      { evidence: 'a sample page of the template' },
      { evidence: 'a sample page of the template: “Lorem ipsum”' },
      { evidence: 'a saved page of another service: “calloway - Example Maps”' },
      { evidence: 'neither leads to your site nor names it, like 40 other pages in /guide/' },
      { evidence: 'neither leads to your site nor names it' },
    ],
  })
})

test('an old copy is told as a backup, and a part of a page not at all', () => {
  const both = site(left('index-old.html', 'copy', '/'), left('table.html', 'framed'))
  expect(leftoverPage.look(both).state).toBe('ok')
  expect(backupFileExposed.look(both)).toMatchObject({
    state: 'found',
    occurrences: [{ url: `${site_url}index-old.html`, evidence: 'a copy of / that no page links to' }],
  })
})
