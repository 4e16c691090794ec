import { expect, test } from 'vitest'
import { siteOf, viewOf } from '#tests/support/audit/audit-views.ts'
import { iconForSharing } from './icon-for-sharing.ts'
import { iconType } from './icon-type.ts'

test.each([
  ['<link rel="icon" type="image/jpeg" href="/logo.svg">', 'found'],
  ['<link rel="icon" type="image/png" href="/favicon.ico">', 'found'],
  ['<link rel="icon" type="image/svg+xml" href="/logo.svg">', 'ok'],
  ['<link rel="icon" type="image/x-icon" href="/favicon.png">', 'ok'],
  ['<link rel="icon" type="image/jpg" href="/icon.jpeg?v=2">', 'ok'],
  ['<link rel="icon" href="/logo.svg">', 'ok'],
  ['<link rel="icon" type="image/png" href="/32.png"><link rel="icon" type="image/png" href="/favicon.ico">', 'ok'],
  ['', 'not_applicable'],
])('%s', (tag, state) => {
  expect(iconType.look(siteOf([{ html: `<title>Drains</title>${tag}` }])).state).toBe(state)
})

test.each([
  ['/favicon.png', 'found'],
  ['https://cdn.example/img/favicon-32x32.png?v=3', 'found'],
  ['/apple-touch-icon.png', 'found'],
  ['https://lovable.dev/opengraph-image-p98pqg.png', 'found'],
  ['/android-chrome-512x512.png', 'not_applicable'],
  ['/van-with-favicons-painted-on.jpg', 'not_applicable'],
  ['/card.jpg', 'not_applicable'],
])('og:image %s', (image, state) => {
  const html = `<title>Drains</title><meta property="og:image" content="${image}">`
  expect(iconForSharing.look(viewOf({ html })).state).toBe(state)
})
