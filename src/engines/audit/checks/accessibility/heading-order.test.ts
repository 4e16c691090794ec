import { expect, test } from 'vitest'
import { headingEmpty, headingParagraph, headingSkip } from '#src/engines/audit/checks/accessibility/heading-order.ts'
import { viewOf } from '#tests/support/audit/audit-views.ts'

const page = (body: string) => viewOf({ html: `<html lang="en"><head></head><body>\n${body}</body></html>` })

test('a skipped level is told with both headings', () => {
  expect(headingSkip.look(page('<h1>Drains</h1>\n<h4>Prices</h4>'))).toMatchObject({
    occurrences: [{ line: 3, evidence: '<h4> “Prices” after <h1> “Drains”' }],
  })
})

test.each([
  '<h1>A</h1><h2>B</h2><h3>C</h3><h1>D</h1>',
  '<h3>A</h3><h1>B</h1>',
  '<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>',
  '<h1>A</h1><h4 hidden>B</h4><h2>C</h2>',
])('%s skips none', body => {
  expect(headingSkip.look(page(body)).state).toBe('ok')
})

test('an empty heading is told, unless a picture or a label names it', () => {
  expect(headingEmpty.look(page('<h2>&nbsp;</h2>'))).toMatchObject({ occurrences: [{ evidence: '<h2></h2>' }] })
  expect(headingEmpty.look(page('<h2><img src="a.png" alt="Prices"></h2><h3 hidden></h3>')).state).toBe('ok')
})

test('a heading in a dialog that waits to be opened has its words', () => {
  expect(headingEmpty.look(page('<h1>A</h1><div aria-hidden="true"><h2>Privacy policy</h2></div>')).state).toBe('ok')
})

test('an empty heading in a dialog that waits to be opened is written when it opens', () => {
  const dialog = (state: string) => page(`<h1>A</h1><div class="modal" ${state}><h5 class="modal-title"></h5></div>`)
  expect(headingEmpty.look(dialog('aria-hidden="true"')).state).toBe('ok')
  expect(headingEmpty.look(dialog('role="group"')).state).toBe('found')
})

test('an empty heading with a name for its words is written by a script', () => {
  expect(headingEmpty.look(page('<h1>A</h1><h3 id="galleryTitle"></h3><h3 id="result-text"></h3>')).state).toBe('ok')
  expect(headingEmpty.look(page('<h1>A</h1><h3 id="about"></h3>')).state).toBe('found')
})

test('an empty main heading alone is a missing one, and told as that', () => {
  expect(headingEmpty.look(page('<h1></h1>')).state).toBe('ok')
  expect(headingEmpty.look(page('<h1></h1><h1>Drains</h1>')).state).toBe('found')
})

const paragraph = `${'We mend drains in Springfield and in the towns around it. '.repeat(3)}Call us.`
test('paragraphs marked as headings are told; one long headline is not', () => {
  const two = headingParagraph.look(page(`<h1>Drains</h1>\n<h2>${paragraph}</h2><h2>${paragraph}</h2>`))
  expect(two).toMatchObject({ occurrences: [{ line: 3, evidence: expect.stringMatching(/^<h2> “We mend/) }, {}] })
  expect(headingParagraph.look(page(`<h1>Drains</h1><h2>${paragraph}</h2><h2>Prices</h2>`)).state).toBe('ok')
  expect(headingParagraph.look(page(`<h2 hidden>${paragraph}</h2><h2>${paragraph}</h2>`)).state).toBe('ok')
})
