import { expect, test } from 'vitest'
import { stylesInStyles } from '#src/engines/audit/checks/speed/styles-in-styles.ts'
import { site_url, siteOf } from '#tests/support/audit/audit-views.ts'

test('a style that imports another', () => {
  const site = siteOf([{ html: '<title>Drains</title>' }])
  expect(stylesInStyles.look(site).state).toBe('not_applicable')
  const style_imports = [{ style: `${site_url}site.css`, line: 1, address: 'fonts.css' }]
  expect(stylesInStyles.look({ ...site, style_imports })).toMatchObject({
    occurrences: [{ url: `${site_url}site.css`, line: 1, evidence: '@import fonts.css' }],
  })
})
