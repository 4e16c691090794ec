import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { picturesUnshown } from './pictures-unshown.ts'

const look = (html: string) => picturesUnshown.look(viewOf({ html }))

test.each(['shop.jp2', 'crew.HEIC', 'menu.tif?v=2', 'logo.psd'])('%s is told', file => {
  expect(look(`<p>Our shop</p><img src="pictures/${file}" alt="Our shop">`)).toMatchObject({
    state: 'found',
    occurrences: [{ evidence: `<img src="pictures/${file}">, one of 1 such` }],
  })
})

test.each([
  '<img src="shop.jpg" alt="">',
  '<img src="shop.heic.jpg" alt="">',
  '<picture><source srcset="shop.webp"><img src="shop.tif" alt=""></picture>',
  '<img src="shop.tif" srcset="shop.webp 2x" alt="">',
  '<div hidden><img src="shop.tif" alt=""></div>',
  '<a href="plan.tif">The plan as a file</a><img src="plan.png" alt="">',
])('what browsers show instead, or a link to a file, is none: %s', html => {
  expect(look(html)).toMatchObject({ state: 'ok' })
})
