import { expect, test } from 'vitest'
import { allChecks } from '#src/engines/audit/checks/all-checks.ts'
import { type ServedPage, siteOf, viewOf } from '#tests/support/audit/audit-views.ts'

const top = '<header><a href="tel:+19122340142">(912) 234-0142</a></header>'
const foot = '<footer>1250 Magnolia Avenue, Savannah, GA 31401</footer>'

function stateOf(id: string, body: string, over: Partial<ServedPage> = {}): string {
  const check = allChecks.find(one => one.id === id)
  const html = `<html lang="en"><head><title>Calloway Plumbing in Savannah</title></head><body>${body}</body></html>`
  const page = { html, url: 'https://www.calloway-plumbing.com/', ...over }
  if (!check) throw new Error(`There is no check ${id}.`)
  if (check.scope === 'page') return check.look(viewOf(page)).state
  if (check.scope === 'site') return check.look(siteOf([page])).state
  throw new Error(`${id} looks at neither a page nor a site.`)
}

// What looks like a fault and is none.
test.each([
  ['house-number-differs', `<p>We moved from 1205 Magnolia Avenue in 2019.</p>${foot}`],
  ['house-number-differs', `<p>Park in the garage at 125 Magnolia Avenue.</p>${foot}`],
  ['fax-same-as-phone', `${top}<p>Phone and fax: (912) 234-0142</p>`],
  ['fax-same-as-phone', `${top}<p>Tel., Fax (912) 234-0142</p>`],
  [
    'hours-against-every-day',
    '<p>Our online store is open 7 days a week.</p><p>Mon-Fri 9am-5pm, Sat closed, Sun closed</p>',
  ],
  ['hours-against-every-day', '<p>Open 7 days a week in December.</p><p>Mon-Fri 9am-5pm, Sat closed, Sun closed</p>'],
  ['unfinished-text', '<p>Name: ..............................</p><p>Signature ....................</p>'],
  [
    'sample-people',
    '<h1>Smith Plumbing</h1><h2>Smith Plumbing</h2><h3>John Smith</h3><p>Owner</p><h3>Jane Smith</h3><p>Office</p>',
  ],
  ['note-of-the-maker', '<p>We remove the debris from the existing site and grade it.</p>'],
  ['note-of-the-maker', '<p>Where the existing site shows signs of erosion, we build a wall.</p>'],
  ['note-of-the-maker', '<p>We review each comment for fairness before publishing it.</p>'],
  ['note-of-the-maker', '<p>Paste your code here to see your savings.</p>'],
  [
    'form-promised',
    '<p>Please print and fill out this form before your visit.</p><a href="/new-patients.pdf">New patients</a>',
  ],
  ['form-promised', '<p>To ask for a price, fill out <a href="/contact">this form</a>.</p>'],
  ['form-promised', '<p>Print your forms at home. <a href="/forms.pdf">Get them here</a></p>'],
  ['form-promised', '<p>We print your forms when you arrive.</p>'],
  ['form-promised', '<p>We print your forms, flyers and cards.</p>'],
  ['call-button-other-country', '<p>Toronto (416) 967-1111</p><a href="tel:+18002340142">Call</a>'],
])('%s stays silent: %s', (id, body) => {
  expect(stateOf(id, body)).not.toBe('found')
})

// The same checks still see what they are for.
test.each([
  ['house-number-differs', `<p>Come to 1205 Magnolia Avenue.</p>${foot}`],
  ['fax-same-as-phone', `${top}<p>Fax: (912) 234-0142</p>`],
  ['hours-against-every-day', '<p>We are open 7 days a week.</p><p>Mon-Fri 9am-5pm, Sat closed, Sun closed</p>'],
  ['unfinished-text', '<p>We have been mending pipes in Savannah since .....</p>'],
  ['sample-people', '<h3>John Smith</h3><p>“Great.”</p><h3>Jane Smith</h3><p>“Fast.”</p>'],
  ['note-of-the-maker', '<p>The existing Calloway site lists three towns.</p>'],
  ['note-of-the-maker', '<p>Confirm these hours before publishing.</p>'],
  ['form-promised', '<p>To ask for a price, fill out the form below.</p>'],
])('%s is found: %s', (id, body) => {
  expect(stateOf(id, body)).toBe('found')
})
