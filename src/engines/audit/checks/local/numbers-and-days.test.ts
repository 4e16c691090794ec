import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const home = (body: string): ServedPage => ({
  html: `<html><head><title>Calloway</title></head><body>${body}</body></html>`,
})
const contact: ServedPage = {
  html: '<title>Contact</title><p>Call (912) 234-0142</p>',
  url: 'https://www.calloway.example/contact/',
  kind: 'contact',
}
const menu = '<a href="/a/">Pipes</a><a href="/b/">Drains</a><a href="/c/">Prices</a><p>(912) 234-0142</p>'

test.each<[string, ServedPage[], RegExp]>([
  ['address-without-zip', [home('<p>12 Oak Street, Savannah, GA</p>')], /12 Oak Street, Savannah, GA/],
  ['fax-same-as-phone', [home('<p>Phone: (912) 234-0142</p><p>Fax: (912) 234-0142</p>')], /Fax: \(912\) 234-0142/],
  [
    'fax-same-as-phone',
    [home('<div><h4>Phone:</h4> (912) 234-0142</div><div><h4>Phone:</h4> (912) 234-0142</div>')],
    /“Phone: \(912\) 234-0142”, twice in a row/,
  ],
  [
    'hours-leave-out-a-day',
    [home('<p>Sun to Tue 11am - 9pm</p><p>Thurs to Sat 11am - 10pm</p>')],
    /no word of Wed: “Sun to Tue/,
  ],
  ['contact-page-not-linked', [home(menu), contact], /no link to .*\/contact\//],
])('%s is found', (id, pages, evidence) => {
  const outcome = localOutcome(id, pages)
  expect(outcome.state === 'found' ? outcome.occurrences.map(one => one.evidence).join('\n') : outcome.state).toMatch(
    evidence,
  )
})

test.each<[string, ServedPage[]]>([
  ['address-without-zip', [home('<p>12 Oak Street, Savannah, GA 31401</p><p>12 Oak Street, Savannah, GA</p>')]],
  ['address-without-zip', [home('<p>12 Oak Street, Savannah, GA<br>31401</p>')]],
  [
    'address-without-zip',
    [
      home('<p>(912) 234-0142</p>'),
      { html: '<p>Done: 9 Elm Street, Macon, GA</p>', kind: 'other', url: 'https://www.calloway.example/jobs/' },
    ],
  ],
  ['fax-same-as-phone', [home('<p>Phone: (912) 234-0142</p><p>Fax: (912) 234-0143</p>')]],
  ['fax-same-as-phone', [home('<p>Phone: (912) 234-0142</p><p>Phone: (912) 234-0150</p>')]],
  ['fax-same-as-phone', [home('<p>Phone: (912) 234-0142</p><p>Write to us</p><p>Phone: (912) 234-0142</p>')]],
  ['fax-same-as-phone', [home('<p>Phone/Fax: (912) 234-0142</p><p>Call (912) 234-0142</p>')]],
  [
    'hours-leave-out-a-day',
    [home('<p>Sun to Tue 11am - 9pm</p><p>Thurs to Sat 11am - 10pm</p><p>Closed Wednesday</p>')],
  ],
  ['hours-leave-out-a-day', [home('<p>Thursday - Tuesday 11am - 9pm</p>')]],
  ['hours-leave-out-a-day', [home('<p>Mon - Fri 8am - 5pm</p><p>Sat 9am - 1pm</p>')]],
  ['contact-page-not-linked', [home(`${menu}<a href="/contact/">Write</a>`), contact]],
  ['contact-page-not-linked', [home(`${menu}<a href="tel:+19122340142">Call</a>`), contact]],
  ['contact-page-not-linked', [home('<p>(912) 234-0142</p>'), contact]],
  ['contact-page-not-linked', [home(`${menu}<p>12 Oak Street, Savannah, GA 31401</p><p>(912) 234-0142</p>`), contact]],
  [
    'contact-page-not-linked',
    [
      home(`${menu}<script>fetch('parts/header.html').then(r => r.text()).then(t => { head.innerHTML = t })</script>`),
      contact,
    ],
  ],
])('%s is not found where all is well', (id, pages) => {
  expect(localOutcome(id, pages).state).not.toBe('found')
})
