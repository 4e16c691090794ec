import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { titleAgainstPage } from './title-against-page.ts'

const look = (title: string, heading: string, text = '') =>
  titleAgainstPage.look(
    viewOf({
      html: `<!doctype html><html lang="en"><head><title>${title}</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"Plumber","name":"Calloway Plumbing"}</script></head><body><h1>${heading}</h1><p>${text}</p></body></html>`,
      url: 'https://www.calloway.example/older-houses',
      kind: 'other',
    }),
  )

test('a title of which nothing stands on the page is found', () => {
  expect(
    look('Calloway Plumbing Opening October 2025 - Calloway News', 'Lead and Copper in Houses of the Thirties'),
  ).toMatchObject({ state: 'found', occurrences: [{ evidence: expect.stringMatching(/Opening October.*Lead and/) }] })
})

test.each([
  ['of another wording', 'Old Water Lines of Brick Houses', 'Lead and Copper in Houses of the Thirties', ''],
  ['told in the text', 'Opening October 2025', 'Lead and Copper in Tall Houses', 'We are opening in October.'],
  ['that names the kind of the page', 'FAQs | Calloway Plumbing', 'Frequently Asked Questions of Owners', ''],
  ['over a slogan', 'Calloway Reviews | Trusted by Macon Owners', 'Real Installs. Real Speed. Real Results.', ''],
  ['over a short heading', 'Opening October 2025', 'News', ''],
])('one %s is not', (_, title, heading, text) => {
  expect(look(title, heading, text).state).not.toBe('found')
})

test('the name of the site says nothing of another page', () => {
  const html = (title: string) =>
    `<!doctype html><html lang="en"><head><title>${title}</title></head><body><h1>Most requested locations</h1><p>Trips to the reef.</p></body></html>`
  const at = (url: string, title: string) =>
    titleAgainstPage.look(viewOf({ html: html(title), url, kind: 'service' })).state
  expect(at('https://www.marlowreeladventures.com/trips.html', 'Marlow Reel Adventures')).toBe('ok')
  expect(at('https://marlow-reel-adventures.com.au/trips.html', 'Marlow Reel Adventures | Home')).toBe('ok')
  expect(at('https://www.marlowreeladventures.com/trips.html', 'Opening October Party')).toBe('found')
})
