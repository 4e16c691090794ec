import { expect, test } from 'vitest'
import {
  ariaInvalid,
  duplicateId,
  landmarkMain,
  skipLinkBroken,
} from '#src/engines/audit/checks/accessibility/page-structure.ts'
import { viewOf } from '#tests/support/audit/audit-views.ts'

const page = (body: string) => viewOf({ html: `<html lang="en"><head></head><body>\n${body}</body></html>` })

test('an id that stands twice is told, first those that something points to', () => {
  const body =
    '<p id="note">a</p><p id="note">b</p>\n<a href="#quote">Q</a><form id="quote"></form><form id="quote"></form>'
  expect(duplicateId.look(page(body))).toMatchObject({
    occurrences: [
      { line: 3, evidence: 'id="quote" 2 times, lines 3, 3; something points to it' },
      { line: 2, evidence: 'id="note" 2 times, lines 2, 2' },
    ],
  })
})

test('copies of a drawing and ids that stand once are fine', () => {
  const icon = '<svg><clipPath id="clip0_12_3"></clipPath><g id="Layer_1"></g></svg>'
  expect(duplicateId.look(page(`${icon}${icon}<p id="note">a</p>`)).state).toBe('ok')
})

test.each([
  ['<div>Text</div>', 'found'],
  ['<main>One</main><main>Two</main>', 'found'],
  ['<main>One</main><main hidden>Two</main>', 'ok'],
  ['<div role="main">One</div>', 'ok'],
  ['<div id="root"></div>', 'not_checked'],
])('the main part of %s: %s', (body, state) => {
  expect(landmarkMain.look(page(body)).state).toBe(state)
})

test.each([
  ['<a href="#content">Skip to content</a><div id="main"></div>', 'found'],
  ['<a href="#content">Skip to content</a><div id="content"></div>', 'ok'],
  ['<a href="#content">Skip to content</a><a name="content"></a>', 'ok'],
  ['<a href="/drains">Drains</a>', 'not_applicable'],
])('%s: %s', (body, state) => {
  expect(skipLinkBroken.look(page(body)).state).toBe(state)
})

test.each([
  ['<div role="buton"></div>', '<div role="buton">'],
  ['<div aria-labeledby="x"></div>', '<div aria-labeledby="x">'],
  ['<div aria-hidden="yes"></div>', '<div aria-hidden="yes">'],
  [
    '<div aria-label="5 out of 5 stars">★★★★★</div>',
    '<div aria-label="5 out of 5 stars">: without a role, the label is not read aloud',
  ],
  ['<section aria-labelledby="gone"></section>', '<section aria-labelledby="gone">: no such id'],
])('%s is wrong', (body, evidence) => {
  expect(ariaInvalid.look(page(body))).toMatchObject({ occurrences: [{ line: 2, evidence }] })
})

test.each([
  '<nav role="navigation" aria-label="Main"></nav>',
  '<div role="img" aria-label="5 out of 5 stars">★★★★★</div>',
  '<div aria-label="Highlights"><p>Slate</p></div>',
  '<button aria-controls="drawn-later" aria-expanded="false">Menu</button>',
  '<input aria-describedby="error-drawn-later">',
  '<a aria-current="active" href="/">Home</a>',
  '<div role="{{ role }}"></div>',
  '<h2 id="t">Prices</h2><section aria-labelledby="t"></section>',
])('%s is in order', body => {
  expect(ariaInvalid.look(page(body)).state).toBe('ok')
})
