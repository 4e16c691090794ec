import { expect, test } from 'vitest'
import { langOfText } from '#src/engines/audit/checks/accessibility/language-of-text.ts'
import { templatePlaceholderInPage } from '#src/engines/audit/checks/on-page/leftovers.ts'
import { placeholderPicture } from '#src/engines/audit/checks/on-page/placeholder-pictures.ts'
import { scaffoldIcon } from '#src/engines/audit/checks/on-page/scaffold-icon.ts'
import { titlePlaceholder } from '#src/engines/audit/checks/on-page/title-placeholder.ts'
import { siteOf, viewOf } from '#tests/support/audit-views.ts'

const page = (body: string, head = '') =>
  viewOf({
    html: `<html lang="en"><head><title>Calloway Plumbing, Savannah</title>${head}</head><body>${body}</body></html>`,
  })

test.each([
  '<img src="https://via.placeholder.com/300">',
  '<img src="/img/placeholder.png">',
  '<img src="//picsum.photos/9">',
])('a stand-in picture is found: %s', body => {
  expect(placeholderPicture.look(page(body)).state).toBe('found')
})

test.each([
  '<img src="/van.jpg">',
  '<img src="/placeholder.png" data-src="/van.jpg">',
  '<img src="/no-images-here/van.jpg">',
])('no stand-in: %s', body => {
  expect(placeholderPicture.look(page(body)).state).toBe('ok')
})

test('the icon of a tool is found, and one of the shop is not', () => {
  const site = (icon: string) => siteOf([{ html: `<head><link rel="icon" href="${icon}"></head>` }])
  expect(scaffoldIcon.look(site('/vite.svg')).state).toBe('found')
  expect(scaffoldIcon.look(site('/favicon.ico')).state).toBe('ok')
  expect(scaffoldIcon.look(siteOf([{ html: '' }])).state).toBe('not_applicable')
})

test('a title for sharing that was never written is found', () => {
  expect(titlePlaceholder.look(page('', '<meta property="og:title" content="React App">')).state).toBe('found')
  expect(titlePlaceholder.look(page('', '<meta property="og:title" content="Calloway Plumbing">')).state).toBe('ok')
})

test.each([
  '<p>I’m a paragraph. Click here to add your own text and edit me.</p>',
  '<p>123 Main Street, Anytown, ST</p>',
  '<p>Plumber in [City, State]</p>',
  '<a href="/a" aria-label="{{ menu.label }}">x</a>',
  '<input placeholder="{{ form.name }}">',
])('what a site builder put there is found: %s', body => {
  expect(templatePlaceholderInPage.look(page(body)).state).toBe('found')
})

test.each([
  '<input placeholder="you@example.com or (555) 555-5555">',
  '<input title="Your name here">',
  '<p>Any town, any time</p>',
])('a hint is none: %s', body => {
  expect(templatePlaceholderInPage.look(page(body)).state).toBe('ok')
})

test('English under the name of another language is found', () => {
  const text =
    'We mend the pipes of your house and we clean the drains with care for you and for your neighbors. '.repeat(6)
  const look = (lang: string) =>
    langOfText.look(viewOf({ html: `<html lang="${lang}"><body><p>${text}</p></body></html>` }))
  expect(look('es').state).toBe('found')
  expect(look('en-US').state).toBe('ok')
})
