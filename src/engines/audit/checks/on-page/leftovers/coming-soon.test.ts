import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { pageComingSoon } from './coming-soon.ts'
import { partComingSoon } from './coming-soon-part.ts'

const look = (main: string) =>
  pageComingSoon.look(
    viewOf({
      url: 'https://www.callowaysurgery.com/procedures',
      kind: 'other',
      html: `<html lang="en"><body><nav><a href="/">Home</a><a href="/team">Our team of surgeons</a></nav><main><h1>Procedures</h1>${main}</main><footer>© 2026 Calloway Surgery, 12 Oak Street, Savannah, GA 31401</footer></body></html>`,
    }),
  )
const procedures = ['Lap band', 'Gastric bypass', 'Lumpectomy', 'Mastectomy', 'Biopsy', 'Colon cancer', 'Fissure']
const each = (says: string, of: readonly string[] = procedures) =>
  of.map(name => `<h2>${name} surgery of all kinds for adults and children</h2><p>${says}</p>`).join('')
const told = 'We remove the part through a cut no longer than a finger is wide, and you go home that day.'

test('a page on which the same excuse stands under each heading says nothing', () => {
  expect(look(each('Description coming soon...'))).toMatchObject({
    occurrences: [{ evidence: '“Description coming soon...”, 7 times' }],
  })
  expect(look(each('More details coming soon!')).state).toBe('found')
})

test('a few parts that are still to come among many that are there leave the page be', () => {
  const more = each(told, ['Hernia', 'Gallbladder', 'Thyroid', 'Spleen', 'Appendix', 'Port', 'Skin', 'Vein'])
  expect(look(each('Description coming soon...') + more).state).not.toBe('found')
  expect(look(each('Description coming soon...', procedures.slice(0, 3)) + more).state).not.toBe('found')
  expect(look(each('Coming to Savannah soon to see you all.')).state).not.toBe('found')
})

test('what to do where a form cannot be had is advice', () => {
  const page = (body: string) =>
    viewOf({
      html: `<html lang="en"><body><h1>Benefits</h1>${'<p>We help families with their papers, and say what they may ask for and when.</p>'.repeat(6)}${body}</body></html>`,
    })
  const look = (body: string) => partComingSoon.look(page(body)).state
  expect(look('<p>If the DD form 214 is unavailable, any paper that shows it can be used.</p>')).not.toBe('found')
  expect(look('<p>Call us when our booking page is offline.</p>')).not.toBe('found')
  expect(look('<p>Our quote form is temporarily unavailable.</p>')).toBe('found')
})
