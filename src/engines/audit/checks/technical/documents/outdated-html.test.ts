import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { outdatedHtml } from './outdated-html.ts'

test('tags of another age are told once each with their number', () => {
  const page = viewOf({ html: '<body><center><font>a</font><font>b</font></center></body>' })
  expect(outdatedHtml.look(page)).toMatchObject({
    occurrences: [{ evidence: '<center>' }, { evidence: '<font>, 2 times' }],
  })
})

test.each([
  ['<center>Roofs</center><center>Gutters</center>', 'ok'],
  ['<center>Roofs</center><font>Gutters</font>', 'ok'],
  ['<center>a</center><center>b</center><center>c</center>', 'found'],
  ['<marquee>Roofs</marquee>', 'found'],
  ['<center><table><tr><td><table><tr><td>Roofs</td></tr></table></td></tr></table></center>', 'found'],
])('one or two tags left in a page of today are passed over: %s', (body, state) => {
  expect(outdatedHtml.look(viewOf({ html: `<body>${body}</body>` })).state).toBe(state)
})

test('documents in the page are no such tags', () => {
  const page = viewOf({ html: '<body><object data="/menu.pdf"></object><embed src="/menu.pdf"><p>a</p></body>' })
  expect(outdatedHtml.look(page).state).toBe('ok')
})

test('notes to programs that are gone are comments to all others, and make no page old', () => {
  for (const note of [
    '<!--[if lt IE 9]>\n<script src="https://old.example.com/html5.js"></script><![endif]-->',
    '<!--[if IE]><p>Your browser is old.</p><![endif]-->',
    '<!--[if mso]><link href="a.css"><![endif]-->',
    '<!--[if !IE]><!--><p>Hi</p><!--<![endif]-->',
  ])
    expect(outdatedHtml.look(viewOf({ html: `<body>${note}</body>` })).state).toBe('ok')
})

test('a layout by tables is told, and a table of facts is none', () => {
  const table = (cell: string) => `<table><tr><td>${cell}</td></tr></table>`
  const look = (body: string) => outdatedHtml.look(viewOf({ html: `<body>${body}</body>` }))
  expect(look(table(table('Roofs')))).toMatchObject({
    occurrences: [{ evidence: '<table> within <table>, for the layout' }],
  })
  expect(look(table('Roofs')).state).toBe('ok')
})
