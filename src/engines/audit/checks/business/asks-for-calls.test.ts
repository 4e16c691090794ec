import { expect, test } from 'vitest'
import { isLocalSite } from '#src/engines/audit/checks/business/local-site.ts'
import { phoneMissing } from '#src/engines/audit/checks/local/phones/phones.ts'
import { siteOf } from '#tests/support/audit/audit-views.ts'

const contact = {
  html: '<title>Contact</title><form action="/send"><textarea name="m"></textarea></form>',
  url: 'https://www.calloway.example/contact',
  kind: 'contact' as const,
}
const site = (title: string, body: string) => siteOf([{ html: `<title>${title}</title><body>${body}` }, contact])

test.each([
  ['Calloway Industrial Pumps Ltd', '<p>Not sure which pump? Then give us a call.</p>'],
  ['Calloway Candles', '<p>Visit us on Saturdays.</p>'],
])('“%s” asks for customers and gives neither number nor place', (title, body) => {
  expect(isLocalSite(site(title, body))).toBe(true)
  expect(phoneMissing.look(site(title, body)).state).toBe('found')
})

test.each([
  ['Calloway: software for pumps', '<p>Give us a call.</p>'],
  ['Calloway Pumps Ltd', '<p>Pumps of all kinds.</p>'],
  ['Calloway Candles', '<p>Visit us.</p><a href="/cart">Cart</a>'],
  ['Calloway', '<p>Call us.</p><pre>call(us)</pre>'],
])('“%s” with %s is none', (title, body) => {
  expect(isLocalSite(site(title, body))).toBe(false)
})

test.each(['Petsitters of Calloway', 'Dogwalking by Ada', 'Calloway house-sitting'])(
  '“%s” works nearby, though its buttons are pictures',
  title => {
    const html = `<title>${title}</title><body><a href="b.html"><img src="b.gif"></a><p>E-mail or call us to meet.</p><p><a href="mailto:ada@calloway.example">Write</a></p><p>${'We love cats. '.repeat(40)}</p>`
    expect(isLocalSite(siteOf([{ html }]))).toBe(true)
    expect(isLocalSite(siteOf([{ html: html.replace('or call us ', '') }]))).toBe(false)
  },
)
