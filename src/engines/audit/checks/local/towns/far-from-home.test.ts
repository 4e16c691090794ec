import { expect, test } from 'vitest'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { otherState } from '#src/engines/audit/checks/local/addresses/other-state.ts'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { swap, swapAll, together } from '#tests/support/crawl/shop-defects.ts'
import { auditFiles, soundShop } from '#tests/support/crawl/sound-shop.ts'
import { farTown } from './far-town.ts'
import { farTownInText } from './far-town-in-text.ts'

const savannah = { city: 'Savannah', state: 'GA', postal_code: '31401' }
const denver = { city: 'Denver', state: 'CO', postal_code: '80202' }

const stateOf = (check: PageCheck, body: string, home_doors = [savannah], title = 'Drain cleaning') =>
  check.look(
    viewOf({
      html: `<!doctype html><html lang="en"><head><title>${title}</title></head><body><h1>Drain cleaning</h1>${body}</body></html>`,
      url: 'https://www.callowayplumbing.com/drains',
      kind: 'about',
      home_doors,
    }),
  ).state

const far = '<p>Proudly serving homeowners in Denver, CO and the surrounding area.</p>'

test('a page without an address is held against that of the home page', () => {
  expect(stateOf(farTownInText, far)).toBe('found')
  expect(stateOf(farTownInText, far, [denver])).toBe('ok')
  expect(stateOf(farTownInText, far, [savannah, denver])).toBe('not_applicable')
  expect(stateOf(farTownInText, far, [])).toBe('not_applicable')
  expect(stateOf(farTownInText, `${far}<footer>980 Larimer Street, Denver, CO 80202</footer>`)).toBe('ok')
  expect(stateOf(otherState, '', [savannah], 'Drain cleaning in Denver, CO')).toBe('found')
  expect(stateOf(otherState, '', [denver], 'Drain cleaning in Denver, CO')).toBe('ok')
  expect(stateOf(farTown, '', [savannah], 'Drain cleaning in Pooler, GA')).toBe('ok')
  expect(stateOf(farTown, '', [savannah], 'Drain cleaning in Atlanta, GA')).toBe('found')
})

test('the address of the home page is known when the others are read', async () => {
  const address = '<address>Hollis Plumbing, 318 Barnard Street, Savannah, GA 31401</address> '
  const copied = together(
    swapAll(address, ''),
    swap('/index.html', '<footer>', `<footer>${address}`),
    swap('/about.html', '<p>Ray', `${far}<p>Ray`),
  )
  const { findings } = await auditFiles(copied(soundShop))
  expect(findings.find(({ id }) => id === 'text-names-far-town')?.occurrences).toMatchObject([
    { url: 'https://www.hollisplumbing.com/about' },
  ])
})
