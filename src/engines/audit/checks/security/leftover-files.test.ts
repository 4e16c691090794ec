import { expect, test } from 'vitest'
import { backupFileExposed, workshopFilesLeft } from '#src/engines/audit/checks/security/leftover-files.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { site_url, siteOf } from '#tests/support/audit/audit-views.ts'

const at = (path: string) => site_url + path
const asked = (...paths: string[]) =>
  paths.map(path => ({
    url: at(path),
    kind: 'asset',
    external: false,
    found_on: site_url,
    result: null,
    problem: null,
  }))

function folderOf(files: readonly string[], offered: readonly string[], html: string) {
  const links_checked = asked(...offered) as unknown as SiteView['links_checked']
  return siteOf([{ html }], { working_files: files.map(at), links_checked })
}
const look = (files: readonly string[], offered = ['style.css'], html = '<h1>Drains</h1>') =>
  backupFileExposed.look(folderOf(files, offered, html))
const lookOfWorkshop = (files: readonly string[]) =>
  workshopFilesLeft.look(folderOf(files, ['style.css'], '<h1>Drains</h1>'))

test('folders that an editor keeps in every folder are told at once', () => {
  expect(lookOfWorkshop(['img/_vti_cnf/', '_vti_cnf/', 'old/_vti_cnf/'])).toMatchObject({
    state: 'found',
    occurrences: [{ evidence: '/img/_vti_cnf/ and 2 more folders like it, which no page offers' }],
  })
})

test('working files in the folder of a copy are told by kinds, and what a system writes by itself is not', () => {
  const files = ['AUDIT.md', 'img/.DS_Store', 'img/Thumbs.db', 'img/a%20logo.psd', 'img/b.psd', 'img/c.psd', 'a.sql']
  expect(look(files)).toMatchObject({
    state: 'found',
    occurrences: [{ url: at('a.sql'), evidence: '/a.sql, which no page offers' }],
  })
  expect(lookOfWorkshop(files)).toMatchObject({
    state: 'found',
    occurrences: [
      { evidence: '/AUDIT.md, which no page offers' },
      { evidence: '/img/a logo.psd and 2 more files like it, which no page offers' },
    ],
  })
  expect(lookOfWorkshop(['img/Thumbs.db', 'a.sql']).state).toBe('ok')
})

test('what a page offers or links to is meant to be there, and with no link asked for nobody knows', () => {
  expect(look(['forms.zip'], ['forms.zip']).state).toBe('ok')
  expect(look(['forms.rar'], ['style.css'], '<a href="/forms.rar">Forms</a>').state).toBe('ok')
  expect(look(['forms.zip'], []).state).toBe('ok')
})
