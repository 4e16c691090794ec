import { expect, test } from 'vitest'
import { localChecks } from '#src/engines/audit/checks/local/local-checks.ts'
import { hoursEnded } from '#src/engines/audit/checks/structured-data/business/ended-hours.ts'
import { ownScript } from '#src/engines/audit/facts/scripts/own-script.ts'
import { type ServedPage, siteOf, viewOf } from '#tests/support/audit/audit-views.ts'
import { htmlWith } from '#tests/support/audit/business-page.ts'

const home = (html: string): ServedPage => ({ html })
const look = (id: string, pages: ServedPage[], code = '') => {
  const check = localChecks.find(one => one.id === id)
  if (check?.scope === 'page') return check.look(viewOf(pages[0] ?? { html: '' }))
  const own_scripts = code === '' ? [] : [{ url: 'https://www.calloway.example/footer.js', ...ownScript(code) }]
  return check?.scope === 'site' ? check.look(siteOf(pages, { own_scripts })) : undefined
}
const footer = '`<footer>12 Oak Street<a href="tel:+19122340142">Call</a></footer>`'
const named = (title: string, h1: string) => home(`<title>${title}</title><h1>${h1}</h1>`)
const local = '<title>Calloway Plumbing</title><h1>Plumbing in Savannah</h1><a href="#quote">Free quote</a>'

test('contact details that only a script writes are told as that, and not as missing', () => {
  expect(look('contact-drawn-by-script', [home(local)], footer)).toMatchObject({
    occurrences: [{ evidence: 'https://www.calloway.example/footer.js writes it' }],
  })
  for (const id of ['nap-phone-missing', 'no-way-to-write', 'contact-page-missing'])
    expect(look(id, [home(local)], footer)?.state).not.toBe('found')
  const counts = `document.querySelectorAll('a[href^="tel:"]').forEach(count)`
  expect(look('contact-drawn-by-script', [home(local)], counts)?.state).toBe('ok')
  expect(look('nap-phone-missing', [home(local)], counts)?.state).toBe('found')
  const printed = home(`${local}<a href="tel:+19122340142">Call</a>`)
  expect(look('contact-drawn-by-script', [printed], footer)?.state).toBe('ok')
})

test('a contact page in a menu that a script writes is linked', () => {
  const links = '<a href="/a/">Pipes</a><a href="/b/">Drains</a><a href="/c/">Prices</a><p>(912) 234-0142</p>'
  const contact: ServedPage = {
    html: '<title>Contact</title><p>12 Oak Street, Savannah, GA 31401</p>',
    url: 'https://www.calloway.example/contact.html',
    kind: 'contact',
  }
  const pages = [home(`<title>Calloway Plumbing</title>${links}`), contact]
  const written = (page: string) => `document.write("<li class='nav-item'><a href='${page}' >Write to us</a></li>")`
  expect(look('contact-page-not-linked', pages, written('contact.html'))?.state).toBe('not_applicable')
  expect(look('contact-page-not-linked', pages, written('prices.html'))?.state).toBe('found')
})

test('a number in the settings of a script that draws links to call is written by it', () => {
  const draws = 'a.href = `tel:$' + '{cfg.phone}`'
  const settings = "const cfg = { phone: '(912) 234-0142' }"
  const pages = [home(local)]
  expect(look('contact-drawn-by-script', pages, `${settings}; ${draws}`)?.state).toBe('found')
  expect(look('nap-phone-missing', pages, `${settings}; ${draws}`)?.state).not.toBe('found')
  expect(look('contact-drawn-by-script', pages, `${settings}; a.href = 'tel:' + cfg.phone`)?.state).toBe('found')
  expect(look('contact-drawn-by-script', pages, draws)?.state).toBe('ok')
  expect(look('contact-drawn-by-script', pages, settings)?.state).toBe('ok')
})

test.each([
  ['Oak Tree Farm | Macon', 'Oak Valley Tree Farm', 'found'],
  ['Valley Tree Farm | Macon', 'Oak Valley Tree Farm', 'ok'],
  ['Oak Valley Tree | Macon', 'Oak Valley Tree Farm', 'ok'],
  ['Oak Valley Tree Farm', 'Oak Valley Tree Farm', 'ok'],
  ['Best Farm', 'Best Tree Farm', 'ok'],
  ['Trusted Roofing in Central Georgia', 'Trusted Roofing Services in Central Georgia', 'ok'],
])('“%s” beside “%s”: %s', (title, h1, state) => {
  expect(look('name-lacks-a-word', [named(title, h1)])?.state).toBe(state)
})

test.each([
  ['Oak A Touch Of Color | Macon', 'Oak Touch of Color', 'found'],
  ['Oak Touch &amp; Color Salon | Macon', 'Oak Touch and Color Salon', 'not_applicable'],
  ['Oak Bright Touch Salon', 'oak touch salon', 'not_applicable'],
  ['Roofing Repair Services in Macon', 'Roofing Services in Macon', 'not_applicable'],
])('the title “%s” and again and again “%s” in the text: %s', (title, name, state) => {
  const text = `<p>${name} opened in 2006.</p><p>We at ${name} cut hair.</p>`
  expect(look('name-lacks-a-word', [home(`<title>${title}</title>${text}`)])?.state).toBe(state)
})

test.each([
  ['Valley Internal Medicine and Pediatrics', 'Valley Medicine and Pediatrics', 'found'],
  ['Oak Valley Tree Farm | Macon', '© 2026 Oak Tree Farm', 'ok'],
  ['Oak Valley Tree Farm | Macon', 'Oak Valley Farm', 'found'],
  ['Oak Valley Tree Farm | Macon', 'Valley Tree Farm', 'ok'],
  ['Oak Valley and Tree Farm', 'Oak Valley Tree Farm', 'ok'],
  ['Oak Valley Tree Farm', 'oak valley farm', 'ok'],
  ['Oak Valley Tree Farm', 'Visit Oak Valley Farm', 'ok'],
])('the title “%s” and in the foot “%s”: %s', (title, foot, state) => {
  const body = `<h1>${title.split(' |')[0]}</h1><footer><p>${foot}</p></footer>`
  expect(look('name-lacks-a-word', [home(`<title>${title}</title>${body}`)])?.state).toBe(state)
})

test('reviews that nobody signed are found, and those with a name or of a source are not', () => {
  const signed = (name: string) => home(`<title>C</title><p>Fine work!</p><p>${name}</p><p>Fast.</p><p>${name}</p>`)
  expect(look('reviews-without-names', [signed('— Happy Customer')])).toMatchObject({
    occurrences: [{ evidence: '“— Happy Customer”, 2 times' }],
  })
  for (const name of ['Maria T.', 'Google Review', 'Homeowner since 1999'])
    expect(look('reviews-without-names', [signed(name)])?.state).toBe('ok')
})

test('hours in the data that ended in a past year are found, and holiday hours beside others are not', () => {
  const spec = (through: string) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: 'Monday',
    opens: '09:00',
    closes: '17:00',
    ...(through && { validThrough: through }),
  })
  const shop = (...specs: object[]) =>
    siteOf([{ html: htmlWith([{ '@type': 'Store', name: 'Calloway', openingHoursSpecification: specs }], '') }], {
      year: 2026,
    })
  expect(hoursEnded.look(shop(spec('2024-12-24')))).toMatchObject({
    occurrences: [{ evidence: 'validThrough: 2024-12-24' }],
  })
  expect(hoursEnded.look(shop(spec('2024-12-24'), spec(''))).state).toBe('ok')
  expect(hoursEnded.look(shop(spec('2026-12-24'))).state).toBe('ok')
})
