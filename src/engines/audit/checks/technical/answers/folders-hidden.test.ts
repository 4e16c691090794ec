import { expect, test } from 'vitest'
import { site_url, siteOf } from '#tests/support/audit/audit-views.ts'
import { foldersHiddenByRule } from './folders-hidden.ts'

const home = { html: '<title>Calloway</title>' }
const hidden_folders = [{ url: `${site_url}akron/`, looked_for: '/akron/.html' }]

test('a folder that a rule shows nobody is told with the file that is looked for', () => {
  expect(foldersHiddenByRule.look(siteOf([home], { is_local_copy: true, hidden_folders }))).toMatchObject({
    occurrences: [{ url: `${site_url}akron/`, evidence: '.htaccess looks for /akron/.html, which is not there' }],
  })
})

test('without such folders all is well, and of a site on the web nobody can tell', () => {
  expect(foldersHiddenByRule.look(siteOf([home], { is_local_copy: true })).state).toBe('ok')
  expect(foldersHiddenByRule.look(siteOf([home])).state).toBe('not_applicable')
})
