import { expect, test } from 'vitest'
import { partOfService } from '#src/engines/audit/checks/ai/parts-of-services.ts'
import { viewOf } from '#tests/support/audit/audit-views.ts'

const look = (section: string, script = 'https://static.elfsight.com/platform/platform.js') =>
  partOfService.look(
    viewOf({
      html: `<main>${section}<h2>Roofs</h2><p>We mend roofs.</p></main><footer>Calloway</footer><script src="${script}"></script>`,
    }),
  ).state
const widget = '<div class="elfsight-app-1"></div>'

test.each([
  `<h2>Testimonials</h2>${widget}`,
  `<h2>What Our Customers Say</h2><p>Read what people write about us.</p>${widget}`,
  `<h3>Google Reviews</h3>${widget}<a href="https://g.page/r/x/review">Write one</a>`,
  `<h2>Follow us on Instagram</h2>${widget}`,
])('%s is drawn by a service', section => {
  expect(look(section)).toBe('found')
})

test.each([
  ['https://cdn.trustindex.io/loader.js?1', 'found'],
  ['https://widgets.sociablekit.com/google-reviews/widget.js', 'found'],
  ['https://www.juicer.io/embed/calloway/embed-code.js', 'found'],
  ['https://www.googletagmanager.com/gtag/js?id=G-ABCDEFGHIJ', 'not_applicable'],
])('drawn by %s: %s', (script, state) => {
  expect(look('<h2>Reviews</h2><div></div>', script)).toBe(state)
})

test('a service of reviews draws no pictures of a network', () => {
  expect(look('<h2>Follow us on Instagram</h2>', 'https://cdn.trustindex.io/loader.js?1')).toBe('ok')
})

const quote = 'They came on a Sunday and mended the drain within the hour. '.repeat(4)
test.each([
  `<h2>Testimonials</h2><blockquote>${quote}</blockquote>${widget}`,
  `<h2>Testimonials</h2><img src="review.png" alt="A review">${widget}`,
  `<h2>Gutters</h2>${widget}`,
  '<h2>Our projects on Instagram</h2><a href="https://www.instagram.com/calloway">Follow us</a>',
])('%s stands on the page itself', section => {
  expect(look(section)).toBe('ok')
})

test('a menu that is nothing but the frame of another service is told', () => {
  const at = (path: string, body: string) =>
    partOfService.look(viewOf({ html: `<title>Calloway</title>${body}`, url: `https://www.calloway.example${path}` }))
  const frame = '<iframe src="https://orders.example/692/frame"></iframe>'
  expect(at('/menu/', frame)).toMatchObject({ occurrences: [{ evidence: '“menu”: shown by orders.example' }] })
  expect(at('/brunch-menu.html', frame).state).toBe('found')
  expect(at('/order/', frame).state).not.toBe('found')
  expect(at('/menu/', `${frame}<p>Soup of the day $8</p>`).state).not.toBe('found')
  expect(at('/menu/', '<iframe src="/menu.html"></iframe>').state).not.toBe('found')
  expect(at('/menu/', '<iframe src="https://www.google.com/maps/embed?pb=!1m18"></iframe>').state).not.toBe('found')
})
