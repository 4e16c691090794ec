import { expect, test } from 'vitest'
import { onPageChecks } from '#src/engines/audit/checks/on-page/on-page-checks.ts'
import { type ServedPage, siteOf, viewOf } from '#tests/support/audit/audit-views.ts'

const page = (title: string, body: string, over: Partial<ServedPage> = {}): ServedPage => ({
  html: `<html lang="en"><head><title>${title}</title></head><body><nav><a href="/">Home</a></nav><main>${body}</main></body></html>`,
  url: 'https://www.calloway.example/inner/',
  kind: 'other',
  ...over,
})
const home = (body: string) => page('Calloway', body, { url: 'https://www.calloway.example/', kind: 'home' })
const outcomeOf = (id: string, pages: ServedPage[]) => {
  const check = onPageChecks.find(one => one.id === id)
  if (check?.scope === 'site') return check.look(siteOf(pages))
  return check?.scope === 'page' && pages[0] ? check.look(viewOf(pages[0])) : undefined
}
const pictures = (count: number) => '<img src="/a.jpg" alt="">'.repeat(count)
const prose = 'We clear drains, mend pipes and put in heaters, the same day, all over town. '.repeat(4)

test.each<[string, ServedPage[], RegExp]>([
  ['page-coming-soon', [page('Updates', '<h2>Coming Soon...</h2>')], /“Coming Soon\.\.\.”/],
  [
    'page-coming-soon',
    [page('Promotions', '<h1>Amazing promotions</h1><p>We currently don’t have any promotions.</p>')],
    /don’t have any promotions/,
  ],
  [
    'page-coming-soon',
    [page('Coupons', '<h1>Coupons Soon to come...<br>Thank you for your patience</h1>')],
    /Soon to come/,
  ],
  ['page-coming-soon', [page('Quote', '<p>Our quote form is getting an upgrade. Please call.</p>')], /an upgrade/],
  ['part-coming-soon', [page('Quote', `<p>Our online store is being updated.</p><p>${prose}</p>`)], /being updated/],
  [
    'part-coming-soon',
    [
      page(
        'Gift cards',
        `<h1>Gift cards</h1><p>$50</p><p><b>Coming soon.</b><br>Text or call us to buy one today.</p><p>$100</p><p><b>Coming soon.</b><br>Text or call us to buy one today.</p><p>${prose}</p>`,
      ),
    ],
    /Coming soon\. Text or call/,
  ],
  ['page-coming-soon', [page('News', '<h1>News</h1><p>This page is under construction.</p>')], /under construction/],
  [
    'page-coming-soon',
    [
      page(
        'Wills',
        `<h1>Wills</h1><p>Information about our wills is coming soon. Call us today.</p><h4>Hours</h4><p>${prose}</p>`,
      ),
    ],
    /wills is coming soon/,
  ],
  ['words-only-in-pictures', [page('Coupons', `<h1>Print these</h1>${pictures(1)}`)], /2 words and 1 picture/],
  ['words-only-in-pictures', [page('Boats', `Boats${pictures(6)}`)], /1 word and 6 pictures/],
  [
    'words-only-in-pictures',
    [page('Calloway', pictures(3), { url: 'https://www.calloway.example/menu_lunch.htm' })],
    /0 words and 3 pictures/,
  ],
  [
    'words-only-in-pictures',
    [page('Class Schedule', '<h1>Schedule</h1><img src="/schedule-fall.jpg" alt="">')],
    /1 word and 1 picture/,
  ],
  ['words-only-in-pictures', [page('Mass Times', '<p>Join us.</p><img src="/a.jpg" alt="Mass times">')], /1 picture/],
  ['words-only-in-pictures', [page('Tuition', '<h1>Tuition</h1><img src="/Tuition_2026.png" alt="">')], /1 picture/],
  [
    'words-only-in-pictures',
    [page('Calloway', '<img src="/img/c.jpg" alt="catering menu">', { url: 'https://www.calloway.example/cater.htm' })],
    /0 words and 1 picture/,
  ],
  ['words-only-in-pictures', [page('Spa day', '<h1>Spa</h1><img src="/Price%20List.png">')], /1 word and 1 picture/],
  ['menu-only-as-file', [home('<a href="/menu.pdf">View our menu</a>')], /menu\.pdf/],
  ['menu-only-as-file', [home('<img src="/Price_Table_2024.jpg" alt="prices of this year">')], /Price_Table_2024/],
  [
    'menu-only-as-file',
    [home('<a href="/price-list-large.jpg"><img src="/price-list.jpg" alt=""></a>')],
    /price-list\.jpg/,
  ],
  ['menu-only-as-file', [home('<a href="#lightbox"><img src="/food-menu.png" alt=""></a>')], /food-menu\.png/],
  ['menu-only-as-file', [home('<a href="/about/">About us</a>\n<img src="/rate-card.jpg" alt="">')], /rate-card\.jpg/],
  ['words-said-twice', [page('Calloway Drain ShopCalloway Drain Shop', '')], /Calloway/],
  ['words-said-twice', [page('Drains - Calloway Drain ShopCalloway Drain Shop', '')], /Drains - Calloway/],
  ['words-said-twice', [page('Cooling & Heating in Akron Cooling and Heating in Akron', '')], /Cooling & Heating/],
])('%s is found', (id, pages, evidence) => {
  const outcome = outcomeOf(id, pages)
  expect(outcome?.state === 'found' ? outcome.occurrences.map(one => one.evidence).join('\n') : outcome?.state).toMatch(
    evidence,
  )
})

test.each<[string, ServedPage[]]>([
  ['words-only-in-pictures', [page('Coupons', '<h1>Coupons soon to come</h1><img src="/a.jpg" alt="">')]],
  ['words-only-in-pictures', [page('Coupons', '<h1>Print these</h1><img src="/shop-logo.png" alt="">')]],
  ['page-coming-soon', [page('Coupons', `<p>We currently have no coupons.</p><p>${prose}</p>`)]],
  [
    'part-coming-soon',
    [page('Baths', `<p>Is your old shop being redone? We currently update kitchens.</p><p>${prose}</p>`)],
  ],
  ['page-coming-soon', [page('Updates', `<h2>Coming soon</h2><p>${prose}</p>`)]],
  ['page-coming-soon', [page('Updates', '<p>Our second shop is coming soon to Macon</p>')]],
  ['page-coming-soon', [page('News', `<h1>News</h1><p>More details coming soon.</p><p>${prose}</p>`)]],
  ['words-only-in-pictures', [page('Coupons', `<p>${prose}</p>${pictures(1)}`)]],
  ['words-only-in-pictures', [page('Prices', `<h3>Baths</h3>$40${pictures(4)}<h3>Nails</h3>$15-$25`)]],
  ['words-only-in-pictures', [page('Photo gallery', pictures(9))]],
  [
    'words-only-in-pictures',
    [
      page(
        'Menus',
        '<p>Browse what we serve.</p><a href="/lunch.html"><img src="/l.png" alt="Lunch"></a><a href="/dinner.html"><img src="/d.png" alt="Dinner"></a><img src="/line.png" alt="">',
      ),
    ],
  ],
  ['words-only-in-pictures', [page('Spa day', `<p>${prose}</p><img src="/price-list.png" alt="">`)]],
  ['words-only-in-pictures', [page('Our kitchen', '<h1>Kitchen</h1><img src="/menus-of-hope-fundraiser-team.jpg">')]],
  [
    'words-only-in-pictures',
    [
      page(
        'Menu',
        ['eggs', 'subs', 'sweets']
          .map(name => `<a href="/${name}.html"><img src="/${name}.jpg"></a><b>${name}</b>`)
          .join(),
      ),
    ],
  ],
  ['words-only-in-pictures', [page('Directions', pictures(1))]],
  ['words-only-in-pictures', [page('Campground Maps', pictures(4))]],
  ['words-only-in-pictures', [page('Schedule', '<p>Sundays 10 am</p><img src="/schedule.jpg" alt="">')]],
  ['words-only-in-pictures', [page('Schedule', '<h1>Schedule a visit</h1><img src="/van.jpg" alt="Our van">')]],
  [
    'words-only-in-pictures',
    [page('Schedule', '<form action="/book"><input name="day"></form><img src="/schedule.jpg" alt="">')],
  ],
  [
    'words-only-in-pictures',
    [page('Calendar', '<img src="/calendar.png" alt=""><script src="https://days.example/calendar.js"></script>')],
  ],
  [
    'words-only-in-pictures',
    [page('Quote', `${pictures(4)}<script src="https://bids.example/form/embed/1.js"></script>`)],
  ],
  ['menu-only-as-file', [home('<a href="/menu.pdf">Menu</a>'), page('Menu', '<p>Soup</p>')]],
  ['menu-only-as-file', [home('<img src="/price-list.jpg" alt=""><p>Full groom: $65</p>')]],
  ['menu-only-as-file', [home('<img src="/menu.png" alt="Menu"><img src="/card-rates.svg" alt="">')]],
  ['menu-only-as-file', [home('<a href="/costs.html"><img src="/images/pricelist.jpg"></a>')]],
  ['menu-only-as-file', [home('<a href="food.html">\n<img src="dinner-menu.png" alt="Dinner menu">\n</a>')]],
  ['menu-only-as-file', [home('<a href="https://www.calloway.example/costs/"><img src="rate-card.gif" alt=""></a>')]],
  ['menu-only-as-file', [home('<a href="/form.pdf">Patient form</a><a href="/menu/">Menu</a>')]],
  ['words-said-twice', [page('Calloway and Sons', '<h1>Drip Drip Drip Drip</h1>')]],
  ['words-said-twice', [page('Drains and pipes, drains and sewers', '<h1>New York, New York</h1>')]],
])('%s is not found where all is well', (id, pages) => {
  expect(outcomeOf(id, pages)?.state).not.toBe('found')
})
