import { expect, test } from 'vitest'
import { readLinkAsks } from '#src/engines/audit/checks/links/goals/read-links.ts'
import { countersAtZero } from '#src/engines/audit/checks/on-page/leftovers/counters.ts'
import { markupInText } from '#src/engines/audit/checks/on-page/leftovers/markup-in-text.ts'
import { type ServedPage, viewOf } from '#tests/support/audit/audit-views.ts'
import { calloway, htmlWith } from '#tests/support/audit/business-page.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const page = (body: string, title = 'Calloway Plumbing'): ServedPage => ({
  html: `<html lang="en"><head><title>${title}</title></head><body><h1>Plumber in Savannah</h1>${body}</body></html>`,
})
const state = (id: string, one: ServedPage) => localOutcome(id, [one]).state

test('a title that is the name of a business nobody reads of on the page is found', () => {
  const look = (title: string, body = '<p>Calloway mends pipes.</p><footer>© 2026 Calloway Plumbing</footer>') =>
    state('title-of-another-business', page(body, title))
  expect(look('Hartwell Drains LLC')).toBe('found')
  expect(look('Calloway Plumbing LLC')).toBe('ok')
  expect(look('Plumber in Savannah, GA')).toBe('not_applicable')
  expect(look('Hartwell Drains LLC', '<p>We mend pipes.</p>')).toBe('not_applicable')
})

test('an inner page whose title ends in the name of another business of the trade is found', () => {
  const look = (title: string) =>
    localOutcome('title-of-another-business', [
      {
        ...page('<p>Calloway mends pipes.</p><footer>© 2026 Calloway Plumbing</footer>', title),
        url: 'https://www.calloway.example/about',
        kind: 'about',
      },
    ]).state
  expect(look('About us | Hartwell Plumbing')).toBe('found')
  expect(look('About us | Calloway Plumbing')).not.toBe('found')
  expect(look('About us | Savannah Plumbing')).not.toBe('found')
  expect(look('About us | Hartwell Windows')).not.toBe('found')
})

test('a button to call that dials another country than every number shown is found', () => {
  const shown = '<a href="tel:+447454792103">+44 7454 792103</a>'
  const look = (body: string) => state('call-button-other-country', page(body))
  expect(look(`${shown}<a href="tel:+12543660315">Call now</a>`)).toBe('found')
  expect(look(`${shown}<a href="tel:+447454792103">Call now</a>`)).toBe('ok')
  expect(look(`${shown}<a href="tel:+12543660315">+1 254 366 0315</a>`)).toBe('not_applicable')
  expect(look('<a href="tel:+12543660315">Call now</a>')).toBe('not_applicable')
})

test('a form that mails to an address the page does not show is found', () => {
  const look = (to: string, shown: string) =>
    state('form-recipient-not-shown', page(`<form action="https://formsubmit.co/${to}"></form><p>${shown}</p>`))
  expect(look('hartwell@gmail.com', 'ann@outlook.com')).toBe('found')
  expect(look('ann@outlook.com', 'ann@outlook.com')).toBe('ok')
  expect(look('ray@calloway.example', 'ann@outlook.com')).toBe('ok')
  expect(look('xayzbwqr', 'ann@outlook.com')).toBe('not_applicable')
})

test('two pages of one network are found where there is one place', () => {
  const link = (path: string) => `<a href="https://www.facebook.com/${path}">Facebook</a>`
  const look = (...paths: string[]) =>
    state('profile-links-differ', page(`<footer>${paths.map(link).join(' ')}</footer>`))
  expect(look('callowayplumbing', 'RoofOnTexas')).toBe('found')
  expect(look('callowayplumbing', 'CallowayPlumbing/reviews')).toBe('ok')
  expect(look('callowayplumbing', 'groups/plumbers')).toBe('not_applicable')
  const praised = `<p>Follow Ann Quill and her ${link('annquill.bakes')} class for pictures of all that her pupils bake on Tuesdays.</p>`
  expect(state('profile-links-differ', page(`${link('callowayplumbing')}${praised}`))).toBe('ok')
  const places = '<p>12 Oak Street, Savannah, GA 31401</p><p>80 Elm Avenue, Pooler, GA 31322</p>'
  expect(state('profile-links-differ', page(`${link('a-savannah')}${link('a-pooler')}${places}`))).toBe(
    'not_applicable',
  )
})

test('a script that keeps back what the host would take is found, and one that lets it through is not', () => {
  const form = '<form data-netlify="true" method="post"><input name="email"><textarea name="m"></textarea></form>'
  const look = (code: string) => state('form-without-receiver', page(`${form}<script>${code}</script>`))
  const keeps =
    "document.querySelector('form[data-netlify]').addEventListener('submit', e => { e.preventDefault(); success.hidden = false"
  expect(look(`${keeps} })`)).toBe('found')
  expect(look(`${keeps}; fetch('/', { method: 'POST' }) })`)).toBe('ok')
  expect(look('menu.onclick = open')).toBe('ok')
})

test('numbers that wait for a script are found', () => {
  const look = (body: string) => countersAtZero.look(viewOf(page(body))).state
  expect(look('<div>0</div><div>Years Experience</div>')).toBe('found')
  expect(look('<div>0+</div><div>Happy Customers</div>')).toBe('found')
  expect(look('<div>15+</div><div>Years Experience</div>')).toBe('ok')
  expect(look('<table><tr><td>Score</td><td>0</td><td>Home team</td></tr></table>')).toBe('ok')
})

test('a label that touches the address it stands over is no other address', () => {
  const look = (shown: string, to: string) =>
    state('email-link-text-mismatch', page(`<a href="mailto:${to}">${shown}</a>`))
  expect(look('<b>Email</b><b>Ann@calloway.example</b>', 'ann@calloway.example')).toBe('ok')
  expect(look('email@calloway.example', 'email@calloway.example')).toBe('ok')
  expect(look('joann@calloway.example', 'ann@calloway.example')).toBe('found')
  expect(look('ann@calloway.example', '')).toBe('found')
  // What was never filled in is told as such.
  expect(look('someone@example.com', '')).not.toBe('found')
})

test('an extension other than the one shown is found', () => {
  const look = (href: string) =>
    state('tel-link-text-mismatch', page(`<a href="tel:${href}">(912) 234-0142, ext. 209</a>`))
  expect(look('+19122340142,213')).toBe('found')
  expect(look('+19122340142,209')).toBe('ok')
  expect(look('+19122340142')).toBe('ok')
})

test('pictures that claim different numbers of years are found', () => {
  const picture = (years: number) => `<img src="/${years}.png" alt="${years} years of experience">`
  expect(state('years-in-business-conflict', page(picture(25) + picture(30)))).toBe('found')
  expect(state('years-in-business-conflict', page(picture(25) + picture(25)))).not.toBe('found')
})

test('pieces of code in the text are found, and pages that show code mean it', () => {
  const look = (body: string) => markupInText.look(viewOf(page(body))).state
  expect(look('<p>Call 250-718-Color"&gt;250-718-4567</p>')).toBe('found')
  expect(look('<p>Pipes &lt;span class="x"&gt;mended&lt;/span&gt;</p>')).toBe('found')
  const described = `<html lang="en"><head><meta name="description" content="Mended while you\\'re at work."></head></html>`
  expect(markupInText.look(viewOf({ html: described })).state).toBe('found')
  expect(look('<<<<<<< HEAD<p>Pipes</p>=======<p>Drains</p>>>>>>>> 0a1b2c3')).toBe('found')
  expect(look('```html<p>Pipes</p>```')).toBe('found')
  expect(look('<p>A 2" pipe > a 1" pipe, and "so on"</p>')).toBe('ok')
  expect(look('<p>Prices << all of them >></p>')).toBe('ok')
  expect(look('<p>href="tel:+19122340142" is the whole of it</p>')).toBe('ok')
  expect(look('<pre>&lt;span class="x"&gt;</pre>')).toBe('not_applicable')
})

test('a teaser that leads to the contact form is found', () => {
  const look = (link: string) => readLinkAsks.look(viewOf(page(link))).state
  expect(look('<a href="#contact"><h3>Water heaters</h3> Read the guide</a>')).toBe('found')
  expect(look('<h3>Diets</h3><a href="#contact">Learn More</a>')).toBe('found')
  expect(look('<h3>Diets</h3><a href="#contact">Call to learn more</a><a href="#diets">Learn more</a>')).toBe('ok')
  expect(look('<a href="/heaters">Read the guide</a><a href="#contact">Ask us about heaters</a>')).toBe('ok')
})

test('hours that stand in structured data alone are found', () => {
  const look = (body: string) => localOutcome('hours-only-in-schema', [{ html: htmlWith([calloway], body) }]).state
  expect(look('<h1>Plumber in Savannah</h1>')).toBe('found')
  expect(look('<p>Monday - Friday: 8 am - 5 pm</p>')).not.toBe('found')
  expect(look('<p>Open by appointment</p>')).not.toBe('found')
  expect(look('<p>We save you hours of calls, and open doors.</p>')).toBe('found')
})

test('data that are open day and night are told beside a contact page, unless a page says so', () => {
  const always = { openingHoursSpecification: undefined, openingHours: 'Mo-Su 00:00-23:59' }
  const look = (openingHours: object, said: string) =>
    localOutcome('hours-only-in-schema', [
      { html: htmlWith([{ ...calloway, ...openingHours }], '<h1>Trolley rides in Savannah</h1>') },
      { html: `<h1>Contact</h1>${said}`, url: 'https://www.calloway.example/contact', kind: 'contact' },
    ]).state
  expect(look(always, '<p>We answer within 24 hours.</p>')).toBe('found')
  expect(look(always, '<p>We are available 24/7.</p>')).not.toBe('found')
  expect(look({}, '<p>We answer within 24 hours.</p>')).not.toBe('found')
})

test.each([
  ['Call now', 'found'],
  ['Call us today for a free quote', 'found'],
  ['📞', 'found'],
  ['Call or text Ann', 'ok'],
  ['Dr. Fern', 'ok'],
  ['Billing', 'ok'],
  ['After-hours line', 'ok'],
])('a link that dials another number than the page shows and says “%s”: %s', (words, expected) => {
  const body = `<a href="tel:+19122340199">${words}</a><footer><p>(912) 234-0142</p></footer>`
  expect(state('tel-link-text-mismatch', page(body))).toBe(expected)
})
