import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { autoplayMedia } from './frames-and-video.ts'
import { listStructure, tabindexPositive } from './lists-and-order.ts'

const page = (body: string) => viewOf({ html: `<body>${body}</body>` })

test('what stands in a list beside its entries is found', () => {
  expect(listStructure.look(page('<ul><div>x</div><li>y</ul>'))).toMatchObject({
    occurrences: [{ evidence: '<div> right inside <ul>' }],
  })
  expect(listStructure.look(page('<ul><li><div>x</div></li></ul>')).state).toBe('ok')
})

test('an order of the Tab key of its own is found', () => {
  expect(tabindexPositive.look(page('<a href="/" tabindex="3">x</a>')).state).toBe('found')
  expect(tabindexPositive.look(page('<a href="/" tabindex="0">x</a><p tabindex="-1"></p>')).state).toBe('ok')
})

test('what plays by itself and cannot be stopped is found', () => {
  expect(autoplayMedia.look(page('<video autoplay muted loop src="a.mp4"></video>')).state).toBe('found')
  expect(autoplayMedia.look(page('<video autoplay muted controls src="a.mp4"></video>')).state).toBe('ok')
  expect(autoplayMedia.look(page('<video src="a.mp4"></video>')).state).toBe('ok')
  expect(autoplayMedia.look(page('<p>x</p>')).state).toBe('not_applicable')
})
