import { expect, test } from 'vitest'
import { endedOffers } from '#src/engines/audit/checks/local/terms/ended-offers.ts'
import { staleCopyright } from '#src/engines/audit/checks/on-page/age/copyright-year.ts'
import { ownScript } from '#src/engines/audit/facts/scripts/own-script.ts'
import { site_url, siteOf } from '#tests/support/audit/audit-views.ts'

const script = `${site_url}footer.js`
const call = '<a href="tel:+14785550142">Call</a>'

function siteWith(foot: string, pages = 2, own = '') {
  const code = `document.body.insertAdjacentHTML('beforeend', \`<footer>${foot}${call}</footer>\`)`
  return siteOf(
    ['', 'about', 'trees'].map(path => ({ html: `<title>${path}</title><p>Trees</p>${own}`, url: site_url + path })),
    {
      own_scripts: [{ url: script, ...ownScript(code) }],
      scripts: [{ url: script, on: site_url, line: 1, pages, others: [] }],
    },
  )
}

test('a year and a season of long ago in the foot that a script writes into the pages', () => {
  const site = siteWith('<h4>Season Hours</h4><p>November - December 24, 2024</p><p>&copy; 2024 Calloway Trees</p>')
  expect(staleCopyright.look(site)).toMatchObject({
    occurrences: [{ url: script, evidence: '© 2024 Calloway Trees' }],
  })
  expect(endedOffers.look(site)).toMatchObject({
    occurrences: [{ url: script, evidence: '“November - December 24, 2024”' }],
  })
})

test.each([
  ['the year of today', '<p>&copy; 2026 Calloway</p>'],
  ['a year that is filled in', `<p>&copy; \${new Date().getFullYear()} Calloway</p>`],
  ['a span up to one that is filled in', `<p>&copy; 2012–\${year} Calloway</p>`],
  ['no year', '<p>&copy; Calloway</p>'],
])('not %s', (_, foot) => {
  expect(staleCopyright.look(siteWith(foot)).state).not.toBe('found')
})

test('not of a script of one page, nor where the page has a notice of its own', () => {
  const foot = '<p>&copy; 2019 Calloway</p>'
  expect(staleCopyright.look(siteWith(foot, 1)).state).not.toBe('found')
  expect(staleCopyright.look(siteWith(foot, 3, '<footer>© 2026 Calloway</footer>')).state).toBe('ok')
})
