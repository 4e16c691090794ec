import { expect, test } from 'vitest'
import { viewportFixedWidth, viewportMissing } from '#src/engines/audit/checks/mobile/viewport.ts'
import { viewOf } from '#tests/support/audit/audit-views.ts'

const page = (head: string) => viewOf({ html: `<html><head>\n${head}</head><body></body></html>` })
const viewport = (content: string) => page(`<meta name="viewport" content="${content}">`)

test('a page without viewport, or with one that says nothing of width, is not made for phones', () => {
  expect(viewportMissing.look(page(''))).toMatchObject({ occurrences: [{ line: null }] })
  expect(viewportMissing.look(viewport('user-scalable=yes'))).toMatchObject({
    occurrences: [{ line: 2, evidence: '<meta name="viewport" content="user-scalable=yes">' }],
  })
  expect(viewportFixedWidth.look(page('')).state).toBe('not_applicable')
})

test.each(['width=device-width', 'initial-scale=1', 'WIDTH = device-width;initial-scale=1'])(
  '%s is for phones',
  content => {
    expect(viewportMissing.look(viewport(content)).state).toBe('ok')
    expect(viewportFixedWidth.look(viewport(content)).state).toBe('ok')
  },
)

test('a width in pixels is fixed, and no missing viewport', () => {
  expect(viewportFixedWidth.look(viewport('width=1024'))).toMatchObject({
    occurrences: [{ evidence: '<meta name="viewport" content="width=1024">' }],
  })
  expect(viewportMissing.look(viewport('width=1024')).state).toBe('ok')
})

test('browsers obey the last viewport', () => {
  const both = '<meta name="viewport" content="width=980"><meta name="viewport" content="width=device-width">'
  expect(viewportFixedWidth.look(page(both)).state).toBe('ok')
})

test('an error page is left alone', () => {
  expect(viewportMissing.look(viewOf({ html: '', response: { status: 404 } })).state).toBe('not_applicable')
})
