import { expect, test } from 'vitest'
import type { LinkChecked } from '#src/engines/audit/crawl/crawl-event.ts'
import type { PictureSize } from '#src/engines/audit/facts/picture-size.ts'
import { site_url, siteOf, viewOf } from '#tests/support/audit/audit-views.ts'
import { openGraphImageBroken } from './open-graph.ts'

const card = `${site_url}card.png`

function look(size: PictureSize | undefined, { head = '', type = 'image/png', image = card, shown = false } = {}) {
  const html = `<title>Calloway</title><meta property="og:image" content="${image}">${head}<body>${shown ? `<img src="${image}" alt="">` : ''}</body>`
  const { response } = viewOf({ html })
  const result = { ...response, url: image, final_url: image, status: 200, content_type: type }
  const link: LinkChecked = {
    type: 'link_checked',
    url: image,
    kind: 'shared',
    found_on: site_url,
    external: false,
    result,
    problem: null,
    ...(size ? { size } : {}),
  }
  const outcome = openGraphImageBroken.look(siteOf([{ html }], { links_checked: [link], checked_links: true }))
  return outcome.state === 'found' ? outcome.occurrences.map(({ evidence }) => evidence) : outcome.state
}

const said = '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">'

test('a picture for sharing that is too small is told with its size', () => {
  expect(look({ width: 190, height: 400 })).toEqual([`${card}: 190 × 400 pixels, too few to be shown`])
  expect(look({ width: 300, height: 208 })).toEqual([`${card}: 300 × 208 pixels`])
  expect(look({ width: 300, height: 208 }, { shown: true })).toEqual([`${card}: 300 × 208 pixels`])
})

test('also one that is much smaller than the page says', () => {
  expect(look({ width: 512, height: 340 }, { head: said })).toEqual([
    `${card}: 512 × 340 pixels, where og:image:width and height say 1200 × 630`,
  ])
  expect(look({ width: 1000, height: 525 }, { head: said })).toBe('ok')
})

test('and a drawing that no network shows', () => {
  expect(look(undefined, { type: 'image/svg+xml' })).toEqual([`${card} is an SVG, which no network shows`])
})

test.each([{ width: 1200, height: 630 }, { width: 600, height: 315 }, { width: 512, height: 512 }, undefined])(
  '%o is large enough, or not known',
  size => {
    expect(look(size)).toBe('ok')
  },
)

test('the icon of the site is told as that', () => {
  expect(look({ width: 180, height: 180 }, { image: `${site_url}apple-touch-icon.png` })).toBe('ok')
})
