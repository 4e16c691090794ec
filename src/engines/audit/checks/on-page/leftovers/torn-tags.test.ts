import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { tornTags } from './torn-tags.ts'

const look = (html: string) => tornTags.look(viewOf({ html: `<html><head></head><body>${html}</body></html>` }))

test.each([
  `<img src="roof.jpg" alt='Calloway's crew on a roof'>`,
  '<img src="yard.jpg" alt="Completed <a href="/blog/yards.html" loading="lazy">',
  '<input name="size" placeholder="A board of 12" or more">',
  `<a href="/quote" onclick='track(\\'quote\\')'>Get a quote</a>`,
])('a mark that ends a value too early is told: %s', html => {
  expect(look(html).state).toBe('found')
})

test('the evidence says what is left and what is lost', () => {
  expect(look(`<img src="roof.jpg" alt='Calloway's crew'>`)).toMatchObject({
    occurrences: [{ evidence: `<img alt="Calloway">, and behind it the rest: crew'` }],
  })
})

test.each([
  `<img src="roof.jpg" alt="Calloway's crew on a roof">`,
  '<img src="roof.jpg" alt="A board of 12&quot; or more">',
  '<p class="lead"">Roofs</p>',
  '<a href="/plan.pdf" title"">Plan</a>',
  '<meta name="author" "calloway.example">',
  '<meta name="description" content=""Just a drip" is how it begins.">',
  '<a href="/"class="home">Home</a>',
  '<p>Our work: <img src="yard.jpg" alt="Completed <a href="/blog/yards.html">yard</a>"></p>',
  '<ul><li><a href="furnaces.</li><li><a href="heat-pumps.html">Heat pumps</a></li></ul>',
  '<input <?php echo "checked" ?> type="checkbox">',
  '<div x-data="{ open: false }" @click="open = !open">Menu</div>',
])('what harms nothing, or is another finding, is not: %s', html => {
  expect(look(html).state).toBe('ok')
})

test('a head that never opens is told by what then stands in the body', () => {
  const html = '<html><headprofile="http://www.w3.org/2005/10/profile"><title>Roofs</title><body>Roofs</body></html>'
  expect(tornTags.look(viewOf({ html })).state).toBe('ok')
})
