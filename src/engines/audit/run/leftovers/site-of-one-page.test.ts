import { expect, test } from 'vitest'
import { auditCopy, foot, page, told } from '#tests/support/crawl/copied-site.ts'

const parts = ['Drains', 'Sewers', 'Prices', 'Contact']
const names = ['sign', 'van', 'card', 'bill']
const tools = Object.fromEntries(
  names.map(name => [`${name}.html`, `<title></title><p>Calloway Plumbing ${name} (478) 555-0142`]),
)
const homeWith = (goal: (part: string) => string) =>
  page('Drains in Macon', parts.map(part => `<b id="${part}">${part}</b> We mend them.`).join(' '), {
    menu: `<nav>${parts.map(part => `<a href="${goal(part)}">${part}</a>`).join(' ')}</nav>`,
    foot,
  })

test('how pages are built that nothing leads to is no finding of a site of one page, however many they are', async () => {
  const report = await auditCopy({ 'index.html': homeWith(part => `#${part}`), ...tools })
  expect(told(report, 'orphan-page')).toHaveLength(names.length)
  expect(told(report, 'title-missing')).toBeUndefined()
})

test.each([
  ['names of parts that are not there', (part: string) => `#of-${part}`],
  ['one part, time and again', () => '#Drains'],
])('a menu of %s makes no site of one page', async (_, goal) => {
  const report = await auditCopy({ 'index.html': homeWith(goal), ...tools })
  expect(told(report, 'title-missing')).toHaveLength(names.length)
})
