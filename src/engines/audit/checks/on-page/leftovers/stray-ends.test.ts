import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { markupInText } from './markup-in-text.ts'

const look = (html: string) => markupInText.look(viewOf({ html: `<html><head></head><body>${html}</body></html>` }))

test.each([
  [
    '<div class="hero"><img src="a.jpg" alt="A hedge">><h1>Gardens</h1></div>',
    '“>” behind <img src="a.jpg" alt="A hedge">',
  ],
  ['<div><p>We mow lawns.</p></div>>\n<p>Call us.</p>', '“>” behind </div>'],
])('an end of a tag that was typed twice is told: %s', (html, evidence) => {
  expect(look(html)).toMatchObject({ state: 'found', occurrences: [{ evidence }] })
})

test.each([
  '<p><a href="/">Home</a>><a href="/lawns">Lawns</a></p>',
  '<ul><li><a href="/">Home</a></li>><li>Lawns</li></ul>',
  '<button class="next">></button><div class="next">></div>',
  '<p><img src="a.jpg" alt="Arrow">> Read more</p>',
  '<p><img src="a.jpg" alt="Arrow">&gt;</p>',
  '<div style="display:none"><img src="a.jpg" alt="A hedge">></div>',
  '<!--[if !IE]>--><p>Lawns</p><!--<![endif]-->',
])('a sign that is meant, or that nobody sees, is not: %s', html => {
  expect(look(html).state).toBe('ok')
})

test.each([
  ['<meta name="description" content="Calloway skin care\n<script>ga()</script>">', 'found'],
  ['<meta name="description" content="Calloway skin care in Macon">', 'ok'],
])('a description that swallowed a script: %s', (meta, state) => {
  const html = `<html><head><title>Calloway</title>${meta}</head><body><p>Skin care</p></body></html>`
  expect(markupInText.look(viewOf({ html })).state).toBe(state)
})
