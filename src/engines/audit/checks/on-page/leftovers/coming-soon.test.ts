import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { pageComingSoon } from './coming-soon.ts'

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
