import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { host, other, shown } from '#tests/support/audit/doubtful-pages.ts'
import { outcomeOf } from '#tests/support/audit/outcome-of.ts'

const calls = '<a href="tel:+19122340142">(912) 234-0142</a>'
const area = '<p>Call us for a free estimate.</p>'
const unlinked = (path: string, body: string): ServedPage =>
  shown(body, { ...other(path), response: { found_by: 'folder' } })
const frame = (query: string) => `<iframe src="https://www.google.com/maps/embed/v1/place?q=${query}&key=k"></iframe>`
const inner = (path: string) => shown(`<p>Pipes.</p>${calls}`, other(path))
const desk = (path: string) => shown(`${calls}<p>To see Ann Quill, please call: 912-555-0117</p>`, other(path))
const titled = (title: string) => ({ head: `<title>${title}</title>` })

// Read on real sites, where a check took something for more than it was.
test.each<[id: string, what: string, pages: ServedPage[]]>([
  [
    'name-of-another-business',
    'a misspelled sentence behind the sign of copyright',
    [shown('<p>Pipes.</p><footer>© All Rights Reserverd</footer>')],
  ],
  [
    'name-of-another-business',
    'the own name written as an address',
    [
      shown(
        '<h1>Welcome to your solution</h1><p>Marsh Creek Storage rents units.</p><footer>Copyright © MarshCreekStorage.com</footer>',
        titled('MarshCreekStorage.com'),
      ),
    ],
  ],
  [
    'name-of-another-business',
    'who made the site',
    [shown('<p>Pipes.</p><footer>© 2018 Quillmarsh Websites. All Rights Reserved.</footer>')],
  ],
  [
    'name-of-another-business',
    'the sign of a directory in the head, which leads there',
    [
      shown(
        '<header><a href="/">Home</a> <a href="https://www.lawyers.example/ann"><img alt="Find a Lawyer" src="logo.gif"></a></header><p>Wills.</p>',
      ),
    ],
  ],
  ['map-of-another-business', 'a town written with a dot', [shown(frame('omaha.%20ne'))]],
  ['map-of-another-business', 'a town without a comma', [shown(frame('Savannah%20GA'))]],
  [
    'map-of-another-business',
    'the house it is in',
    [shown(`<p>359 Walnut Road, Macon, GA 31201</p>${frame('Chestnut%20Hall,%20359%20Walnut%20Rd,%20Macon')}`)],
  ],
  [
    'email-other-domain-on-page',
    'a blank of the template',
    [
      shown('<a href="mailto:calloway@gmail.com">calloway@gmail.com</a>'),
      shown('<a href="mailto:{{ site.email }}@{{ site.host }}">Write</a>', other('services')),
      shown('<a href="mailto:{{ site.email }}@{{ site.host }}">Write</a>', other('areas')),
    ],
  ],
  [
    'address-zip-elsewhere',
    'the address of a template',
    [shown('<p>1234 Somewhere Road #8254<br>Nashville, TN 00000-0000</p>')],
  ],
  ['misspelled-words', 'Latin filler', [shown('<p>Praesent commodo cursus magna.</p>')]],
  ['misspelled-words', 'a tool of the trade', [shown('<p>We bring a pinless moisture meter.</p>')]],
  [
    'nap-address-missing',
    'a repairer who drives up',
    [shown(`${area}${calls}<p>I also offer on the spot mobile RV inspections.</p>`, titled('Mobile RV Repair'))],
  ],
  [
    'nap-address-missing',
    'somebody who walks dogs',
    [shown(`<h2>Pet Sitting, Walking, and More</h2>${area}${calls}`, titled('Calloway Pet Sitting'))],
  ],
  [
    'contact-page-missing',
    'number and mailbox on the only page',
    [shown('<h1>Plumber in Savannah</h1><footer>912-234-0142 calloway@gmail.com</footer>')],
  ],
  [
    'hours-conflict',
    'hours of those who are out with their vans',
    [
      shown(
        '<h2>Hours</h2><ul><li>Office: Mon–Fri, 10:00 am – 3:30 pm</li><li>In the field: Mon–Fri, 9:00 am – 4:00 pm</li></ul><footer><p>Technicians in the field: Mon–Fri, 9:00 am – 4:00 pm</p></footer>',
      ),
    ],
  ],
  [
    'hours-conflict',
    'when somebody is at the desk of a gym that is always open',
    [
      shown(
        '<h1>Hours</h1><h2>Staffed Hours</h2><p>Monday - Sunday: 5am - 10pm</p><h2>Open Hours</h2><p>Monday - Sunday: 12am - 12am</p>',
      ),
    ],
  ],
  [
    'nap-phone-missing',
    'a number on the page for hours and directions',
    [
      shown('<h1>Plumber in Savannah</h1><p>12 Oak Street, Savannah, GA 31401</p>'),
      shown(calls, { ...other('hours'), head: '<title>Hours and Directions | Calloway Plumbing</title>' }),
    ],
  ],
  [
    'nap-phone-inconsistent',
    'the number of a partner, beside the usual one on several pages',
    [desk(''), desk('team'), ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(inner)],
  ],
  [
    'profile-icon-unlinked',
    'photos named after where they came from',
    [shown('<img src="/assets/gallery/fb-01.jpg"><img src="/img/fb-02.jpg" alt="Oak floor in a bright hallway">')],
  ],
  ['pictures-borrowed', 'a host without a name, which is told as that', [shown(pictures('203.0.113.7'))]],
  [
    'price-differs-across-pages',
    'two old files that nothing leads to',
    [
      shown('<p>Pipes.</p>'),
      unlinked('Old/a.html', '<table><tr><td>Fried Shrimp</td><td>$7.25</td></tr></table>'),
      unlinked('Old/b.html', '<table><tr><td>Fried Shrimp</td><td>$6.50</td></tr></table>'),
    ],
  ],
  [
    'founding-year-across-pages',
    'a sheet about another house, which nothing leads to',
    [shown('<p>Established in 2018.</p>'), unlinked('sheet.html', '<p>Established in 1998.</p>')],
  ],
])('%s stays silent: %s', (id, _, pages) => {
  expect(outcomeOf(id, pages).state).not.toBe('found')
})

function pictures(of_host: string): string {
  return ['a', 'b'].map(name => `<img src="http://${of_host}/wp-content/uploads/2018/09/${name}.png">`).join('')
}

test.each<[id: string, what: string, pages: ServedPage[]]>([
  ['name-of-another-business', 'a stranger', [shown('<p>Pipes.</p><footer>© 2018 Quillmarsh Bakery</footer>')]],
  [
    'name-of-another-business',
    'the logo of a stranger',
    [shown('<header><a href="/"><img alt="Quillmarsh Bakery" src="logo.gif"></a></header><p>Pipes.</p>')],
  ],
  ['name-of-another-business', 'a strange site', [shown('<p>Pipes.</p><footer>© MarshCreekStorage.com</footer>')]],
  ['map-of-another-business', 'a stranger', [shown(frame('Dunmarsh%20Stores'))]],
  [
    'map-of-another-business',
    'a stranger in another street',
    [shown(`<p>12 Oak St, Macon, GA 31201</p>${frame('Dunmarsh%20Stores,%2077%20Walnut%20St,%20Macon')}`)],
  ],
  ['template-placeholder-in-page', 'the address of a template', [shown('<p>1234 Somewhere Road #8254</p>')]],
  [
    'nap-phone-inconsistent',
    'a number to call on one page alone',
    [shown('<p>Please call us at 912-555-0117</p>'), ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(inner)],
  ],
  [
    'price-differs-across-pages',
    'two pages of the menu',
    [
      shown(`<p>Pipes.</p><a href="${host}/a">A</a><a href="${host}/b">B</a>`),
      shown('<table><tr><td>Fried Shrimp</td><td>$7.25</td></tr></table>', other('a')),
      shown('<table><tr><td>Fried Shrimp</td><td>$6.50</td></tr></table>', other('b')),
    ],
  ],
  [
    'founding-year-across-pages',
    'two pages that are read',
    [shown('<p>Established in 2018.</p>'), shown('<p>Established in 1998.</p>', other('story'))],
  ],
])('%s still tells %s', (id, _, pages) => {
  expect(outcomeOf(id, pages).state).toBe('found')
})
