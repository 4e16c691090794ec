import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { pageWithoutItsContent } from './page-without-content.ts'
import { thinContent } from './thin-content.ts'

const view = (name: string, body: string, frame = '') =>
  viewOf({
    html: `<title>${name} | Calloway</title><body><header><nav><a href="/menu.pdf">Menu</a> <a href="/">Home</a></nav></header><main><h1>${name}</h1>${body}</main><footer>$10 off, June 3. Call 912-234-0142. ${frame}</footer></body>`,
    url: 'https://www.calloway.example/x',
    kind: 'other',
  })
const look = (name: string, body: string, frame = '') => pageWithoutItsContent.look(view(name, body, frame)).state
const kind_words = 'We value everybody who comes to us and look forward to seeing you again. '

test.each([
  ['Specials', `<p>${kind_words.repeat(6)}</p><img src="smile.jpg" alt="A smile">`],
  ['Coupons', '<p>Save with our coupons. Print them and bring them along.</p>'],
  ['Deals & Discounts', '<p>Check back often.</p>'],
  ['Our Catering Menus', '<p>We offer many options.</p><ul><li>Weddings</li><li>Holiday parties</li></ul>'],
  ['Testimonials', `<p>With hundreds of five-star ratings, ${kind_words.repeat(3)}</p>`],
  ['Meet Our Team', '<p>Friendly and well trained, at your service.</p>'],
  ['Upcoming Events', '<p>There are no upcoming events.</p>'],
  ['FAQ', '<p>Find the answers here.</p><p>Still have questions?</p>'],
  ['Careers', '<p>Work with us.</p>'],
  ['Patient Forms', '<p>Save time and bring them filled in.</p>'],
  ['Pricing', '<p>Fair and honest, always.</p>'],
  ['Videos', '<p>See us at work.</p>'],
  ['Blog', '<p>Nothing here.</p>'],
  ['Class Schedule', '<p>Come and join us.</p>'],
  ['Our Locations', '<p>Come and see us.</p>'],
  ['About us', '<h3>We clean windows inside and out</h3><a href="tel:+19122340142">Call for a free quote</a>'],
  ['Areas we serve', '<h3>We clean windows inside and out</h3><a href="tel:+19122340142">Call for a free quote</a>'],
  ['Service Areas', '<p>Call us for a free quote.</p>'],
])('%s without what its name promises is found', (name, body) => {
  expect(look(name, body)).toBe('found')
  expect(thinContent.look(view(name, body)).state).not.toBe('found')
})

test.each([
  ['Specials', '<p>Ten percent off every Tuesday.</p>'],
  ['Specials', '<p>Chicken Tenders</p><p>Jumbo Shrimp</p><p>Cheese Sticks</p>'],
  ['Specials', '<ul><li>Oil change</li><li>Brake check</li><li>Tires</li></ul>'],
  ['Specials', '<img src="june.jpg" alt="">'],
  ['Coupons', `<p>${kind_words.repeat(6)}</p><img src="coupon.png" alt="">`],
  ['Menu', '<p>Fried chicken</p><p>Shrimp and rice</p><p>Pecan pie</p>'],
  ['Menu', '<a href="/dinner-menu.pdf">Dinner</a>'],
  ['Testimonials', '<p>“They came at once and mended the pipe, and left the kitchen clean.” – Jo B.</p>'],
  ['Meet Our Team', '<h2>Dana Calloway</h2><p>Owner</p>'],
  ['Our Team', '<img src="crew.jpg" alt="The crew">'],
  ['Events', '<p>Open house on Saturday</p>'],
  ['FAQ', '<h3>Do you work on Sundays?</h3><p>Yes.</p>'],
  ['FAQ', '<button>Do you work on Sundays?</button>'],
  ['FAQ', '<p><strong>Do you work on Sundays?</strong><br>We do.</p>'],
  ['FAQ', '<p><b>How long does it take?</b> An hour or two.</p>'],
  ['Careers', '<p>Write to jobs@calloway.example</p>'],
  ['Patient Forms', '<a href="/new.pdf">New patient</a>'],
  ['Pricing', '<p>Call us, each job is another.</p>'],
  ['Videos', '<a href="https://youtu.be/abc">Watch</a>'],
  ['Blog', '<a href="/first">Our first year</a>'],
  ['Class Schedule', '<table><tr><td>Monday</td></tr></table>'],
  ['Our Locations', '<p>12 Oak Street, Savannah, GA 31401</p>'],
  ['About us', `<p>${kind_words.repeat(2)}</p>`],
  ['About', '<img src="crew.jpg" alt="The crew">'],
  ['About us', '<h2>Our story</h2><h2>Our people</h2><h2>Our shop</h2>'],
  ['About us', '<p>Welcome.</p><script src="/main.js"></script>'],
  ['Areas we serve', '<p>All of Chatham County and its islands.</p>'],
  ['Areas we serve', '<ul><li>Pooler</li><li>Tybee</li><li>Savannah</li></ul>'],
  ['Service Area', '<iframe src="https://www.google.com/maps/embed?pb=1" title="Map"></iframe>'],
  ['Where we work', '<p>Savannah, GA and around.</p>'],
  ['Specials', '<div id="s"></div><script src="/main.js"></script>'],
  ['Specials', '<iframe src="https://coupons.example/"></iframe>'],
  ['Specials', '<p>[Your offer here]</p>'],
  ['Menu', '<h2>Coming soon</h2>'],
  ['Before & After', '<h2>Coming soon!</h2>'],
  ['Event photography', '<p>Lovely.</p>'],
])('%s that holds it, may get it, or is told otherwise is not: %s', (name, body) => {
  expect(look(name, body)).not.toBe('found')
})

test('a frame at the foot of the page fills nothing, and a blank in it leaves the page as it is', () => {
  expect(look('Coupons', '<p>Print them.</p>', '<iframe src="https://maps.example/"></iframe> [Your Name]')).toBe(
    'found',
  )
})
