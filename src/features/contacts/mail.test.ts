import { expect, test } from 'vitest'
import { contactConfirmation, contactNotice } from '#src/features/contacts/mail.ts'
import { contactSchema } from '#src/features/contacts/schema.ts'
import { testBrand } from '#tests/support/features/open-contacts.ts'

const input = contactSchema.parse({
  name: '<b>Dana</b>',
  email: 'dana@shop.example',
  phone: '904 555 0100',
  message: '<script>alert(1)</script>\nsecond line & more',
  page: '/contact-us',
})

const notice = { id: '1', link: 'https://shop.example/admin/contacts/1' }

test('nothing that was typed becomes markup', () => {
  const { html, text } = contactNotice(notice, input, testBrand)
  expect(html).not.toContain('<script')
  expect(html).not.toContain('<b>')
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;\nsecond line &amp; more')
  expect(text).toContain('<script>alert(1)</script>\nsecond line & more')
})

test('the confirmation carries no word of the sender, so that nobody can write to strangers through us', () => {
  const mail = contactConfirmation('1', input.email, testBrand)
  expect(mail.to).toEqual({ name: '', address: 'dana@shop.example' })
  expect(JSON.stringify(mail)).not.toMatch(/Dana<|alert|second line|0100/)
})

test('the notice says who wrote what and from where, and leaves out what was left empty', () => {
  const { text } = contactNotice(notice, input, testBrand)
  expect(text).toContain('Phone: 904 555 0100')
  expect(text).toContain('Page: /contact-us')
  expect(text).not.toContain('Company')
})

test('the notice leads to the message in the agency’s area, in both of its forms', () => {
  const { text, html } = contactNotice(notice, input, testBrand)
  expect(text).toContain(`answered:\n${notice.link}\n`)
  expect(html).toContain(`<a href="${notice.link}">`)
})

test('the confirmation repeats the promise and the hours', () => {
  const { text, html } = contactConfirmation('1', input.email, testBrand)
  for (const body of [text, html]) {
    expect(body).toContain('within 24 hours')
    expect(body).toContain('Mon-Fri 9:00 AM-6:00 PM')
    expect(body).toContain('(904) 555-0142')
  }
})
