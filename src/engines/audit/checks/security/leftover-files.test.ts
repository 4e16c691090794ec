import { expect, test } from 'vitest'
import { backupFileExposed } from '#src/engines/audit/checks/security/leftover-files.ts'
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

function look(files: readonly string[], offered = ['style.css'], html = '<h1>Drains</h1>') {
  const links_checked = asked(...offered) as unknown as SiteView['links_checked']
  return backupFileExposed.look(siteOf([{ html }], { working_files: files.map(at), links_checked }))
}

test('folders that an editor keeps in every folder are told at once', () => {
  expect(look(['img/_vti_cnf/', '_vti_cnf/', 'old/_vti_cnf/'])).toMatchObject({
    state: 'found',
    occurrences: [{ evidence: '/img/_vti_cnf/ and 2 more folders like it, which no page offers' }],
  })
})

test('working files in the folder of a copy are told by kinds', () => {
  expect(look(['AUDIT.md', 'img/.DS_Store', 'img/a%20logo.psd', 'img/b.psd', 'img/c.psd'])).toMatchObject({
    state: 'found',
    occurrences: [
      { url: at('AUDIT.md'), evidence: '/AUDIT.md, which no page offers' },
      { evidence: '/img/.DS_Store, which no page offers' },
      { evidence: '/img/a logo.psd and 2 more files like it, which no page offers' },
    ],
  })
})

test('what a page offers or links to is meant to be there, and with no link asked for nobody knows', () => {
  expect(look(['forms.zip'], ['forms.zip']).state).toBe('ok')
  expect(look(['forms.rar'], ['style.css'], '<a href="/forms.rar">Forms</a>').state).toBe('ok')
  expect(look(['forms.zip'], []).state).toBe('ok')
})
