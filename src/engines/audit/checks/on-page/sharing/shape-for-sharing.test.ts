import { expect, test } from 'vitest'
import type { LinkChecked } from '#src/engines/audit/crawl/crawl-event.ts'
import { site_url, siteOf, viewOf } from '#tests/support/audit/audit-views.ts'
import { shapeForSharing } from './shape-for-sharing.ts'

const image = `${site_url}poster.png`
const large = '<meta name="twitter:card" content="summary_large_image">'

function look(width: number, height: number, card = large) {
  const html = `<title>Calloway</title><meta property="og:image" content="${image}">${card}`
  const { response } = viewOf({ html })
  const result = { ...response, url: image, final_url: image, status: 200, content_type: 'image/png' }
  const link: LinkChecked = {
    type: 'link_checked',
    url: image,
    kind: 'shared',
    found_on: site_url,
    external: false,
    result,
    problem: null,
    size: { width, height },
  }
  const outcome = shapeForSharing.look(siteOf([{ html }], { links_checked: [link], checked_links: true }))
  return outcome.state === 'found' ? outcome.occurrences[0]?.evidence : outcome.state
}

test('an upright picture on a large card and a narrow band are cut off', () => {
  expect(look(700, 900)).toBe(`${image}: 700 × 900 pixels, taller than wide, and its top and foot are cut off`)
  expect(look(1200, 300, '')).toBe(`${image}: 1200 × 300 pixels, a narrow band, and its ends are cut off`)
})

test.each([
  ['of the shape of a card', 1200, 630, large],
  ['square', 800, 800, large],
  ['upright on a card that shows it small', 700, 900, ''],
  ['too small to be shown large at all', 190, 400, large],
])('a picture %s is not told', (_, width, height, card) => {
  expect(look(width, height, card)).toBe('ok')
})
