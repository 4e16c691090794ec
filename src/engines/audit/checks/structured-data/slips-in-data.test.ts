import { expect, test } from 'vitest'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { calloway, shopWith } from '#tests/support/audit/business-page.ts'
import { structuredDataChecks } from './structured-data-checks.ts'

const told = (page: PageView) =>
  structuredDataChecks.flatMap(check => {
    const outcome = check.scope === 'page' ? check.look(page) : null
    return outcome?.state === 'found' ? [check.id] : []
  })

const printed = '<p>Call (912) 234-0142</p><address>12 Oak Street, Savannah, GA 31401</address>'
const placed = (over: object) => shopWith({ address: { ...calloway.address, ...over } }, printed)
const code = JSON.stringify(calloway)

test.each<[string, PageView, string[]]>([
  ['a number left blank', shopWith({ telephone: 'undefined' }, printed), ['schema-template-variable']],
  ['a ZIP of an example', placed({ postalCode: '00000' }), ['schema-template-variable']],
  ['no ZIP at all', placed({ postalCode: '' }), ['schema-local-address-incomplete']],
  ['no house', placed({ streetAddress: 'Downtown' }), ['schema-local-address-incomplete']],
  [
    'a property misspelled',
    shopWith(
      { openingHoursSpecification: undefined, openingHoursSpecifications: calloway.openingHoursSpecification },
      printed,
    ),
    ['schema-unknown-property'],
  ],
  [
    'a remark',
    viewOf({ html: `<script type="application/ld+json">${code.replace(',', ', // our shop\n')}</script>${printed}` }),
    ['schema-json-invalid'],
  ],
  [
    'data in a block for code',
    viewOf({ html: `<script type="text/javascript">\n${code}\n</script>${printed}` }),
    ['schema-script-type'],
  ],
  ['data in a block of no type', viewOf({ html: `<script>${code}</script>${printed}` }), ['schema-script-type']],
])('one slip is told once: %s', (_, page, ids) => {
  expect(told(page)).toEqual(ids)
})

test.each(['One Oak Street', 'P.O. Box Savannah', '{{ street }}'])('a street without figures: %s', streetAddress => {
  expect(told(placed({ streetAddress }))).not.toContain('schema-local-address-incomplete')
})

test('code that names a vocabulary is no data', () => {
  const html = `<script>const data = ${code}; show(data)</script>${printed}`
  expect(told(viewOf({ html }))).toEqual([])
})

test('a picture on a computer in the data', () => {
  const { unreachable_urls } = shopWith({ image: 'C:\\Users\\ann\\logo.png' }, printed).facts
  expect(unreachable_urls).toMatchObject([{ kind: 'file', where: 'image in structured data' }])
})

test('a business whose data stand on another page, by its id, is not asked for its street once more', () => {
  const address = { ...calloway.address, streetAddress: '' }
  const of = (id: string) => told(shopWith({ '@id': id, address }, printed))
  expect(of('/about#business')).not.toContain('schema-local-address-incomplete')
  expect(of('#business')).toContain('schema-local-address-incomplete')
  expect(of('https://elsewhere.example/#business')).toContain('schema-local-address-incomplete')
})
