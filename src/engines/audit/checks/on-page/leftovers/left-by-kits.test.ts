import { expect, test } from 'vitest'
import { formActionPlaceholder } from '#src/engines/audit/checks/local/emails/email-links.ts'
import { placeholderPicture } from '#src/engines/audit/checks/on-page/pictures/placeholder-pictures.ts'
import { titlePlaceholder } from '#src/engines/audit/checks/on-page/titles/title-placeholder.ts'
import { templateVariable } from '#src/engines/audit/checks/structured-data/syntax/unfilled-values.ts'
import { placeholderKey } from '#src/engines/audit/checks/technical/services/placeholder-key.ts'
import { type ServedPage, viewOf } from '#tests/support/audit/audit-views.ts'
import { htmlWith } from '#tests/support/audit/business-page.ts'
import { samplePeople } from './sample-people.ts'
import { templateCredit } from './template-credit.ts'

const page = (body: string, more: Partial<ServedPage> = {}) =>
  viewOf({ html: `<html lang="en"><body>${body}</body></html>`, ...more })

test('two people of one kit are those of the kit, and one may be a customer', () => {
  const look = (...names: string[]) => samplePeople.look(page(names.map(name => `<h4>${name}</h4>`).join(''))).state
  expect(look('Saul Goodman', 'Sara Wilsson')).toBe('found')
  expect(look('— Jane Doe', 'John Smith')).toBe('found')
  expect(look('John Smith')).toBe('ok')
  expect(look('John Larson', 'John Larson')).toBe('ok')
  expect(look('John Larson', 'William Anderson', 'Ann Lee')).toBe('ok')
  expect(samplePeople.look(page('<p>John Doe</p><p>Jane Doe</p>', { kind: 'legal' })).state).toBe('not_applicable')
})

test('the line of the maker of a template at the end of a page is found', () => {
  const look = (body: string) => templateCredit.look(page(body)).state
  expect(look('<footer><p>Designed by <a href="https://htmlcodex.com">HTML Codex</a></p></footer>')).toBe('found')
  expect(look('<p>This template is made with love by Colorlib</p>')).toBe('found')
  expect(look('<footer><p>Free Website Template by Hartwell</p></footer>')).toBe('found')
  expect(look('<footer><p>© 2020 Calloway Powered by Publii Static CMS</p></footer>')).toBe('found')
  expect(look('<div><a href="https://maker.example">Made with Emergent</a></div>')).toBe('found')
  expect(look('<footer><p>Site designed by Hartwell Studio</p></footer>')).toBe('ok')
  expect(look('<footer><p>Emergent Dental, designed by Hartwell Studio</p></footer>')).toBe('ok')
  const more = '<p>We mend pipes.</p>'.repeat(8)
  expect(look(`<p>We moved here from a template of Colorlib.</p>${more}`)).toBe('ok')
})

test('a form that sends to the maker of its kit sends to nobody', () => {
  const look = (action: string) => formActionPlaceholder.look(page(`<form action="${action}"></form>`)).state
  expect(look('https://bootstrapmade.com/forms/contact.php')).toBe('found')
  expect(look('//spondonit.us12.list-manage.com/subscribe/post?u=1')).toBe('found')
  expect(look('https://formspree.io/f/placeholder')).toBe('found')
  expect(look('https://formspree.io/f/xyzabcd1')).toBe('ok')
  expect(look('https://calloway.us12.list-manage.com/subscribe/post?u=1')).toBe('ok')
})

test('a mailbox alone is no address that a form can send to', () => {
  const look = (action: string) => formActionPlaceholder.look(page(`<form action="${action}"></form>`)).state
  expect(look('office@calloway.com')).toBe('found')
  expect(look('mailto:office@calloway.com')).toBe('ok')
  expect(look('https://formsubmit.co/office@calloway.com')).toBe('ok')
})

test('words are no address that a form can send to', () => {
  const look = (action: string) => formActionPlaceholder.look(page(`<form action="${action}"></form>`)).state
  expect(look('contact us')).toBe('found')
  expect(look('Send to Ann')).toBe('found')
  for (const address of ['contact', '/contact us.php', 'contact%20us', 'send.php', '?', ''])
    expect(look(address)).toBe('ok')
})

test('a proof of ownership that was never pasted is found, and a form that sends to nobody is told once', () => {
  const look = (content: string) =>
    placeholderKey.look(page(`<meta name="google-site-verification" content="${content}">`)).state
  expect(look('YOUR_CODE_HERE')).toBe('found')
  expect(look('k3Jd8_yourQx9')).toBe('ok')
  const form = page('<form action="https://formspree.io/f/YOUR_FORM_ID"></form>')
  expect(formActionPlaceholder.look(form).state).toBe('found')
  expect(placeholderKey.look(form).state).toBe('ok')
})

test('a logo of nobody in structured data, and names and pictures of a tool for sharing, are found', () => {
  const data = (logo: string) =>
    templateVariable.look(viewOf({ html: htmlWith([{ '@context': 'https://schema.org', '@type': 'Plumber', logo }]) }))
  expect(data('https://example.com/logo.png').state).toBe('found')
  expect(data('https://www.calloway.example/logo.png').state).toBe('ok')
  const shared = (name: string) =>
    titlePlaceholder.look(
      viewOf({ html: `<title>Drains in Savannah</title><meta property="og:site_name" content="${name}">` }),
    )
  expect(shared('Your Site Name').state).toBe('found')
  expect(shared('Calloway Plumbing').state).toBe('ok')
  const picture = (address: string) =>
    placeholderPicture.look(viewOf({ html: `<meta property="og:image" content="${address}">` })).state
  expect(picture('https://lovable.dev/opengraph-image-p98pqg.png')).toBe('found')
  expect(picture('https://lovable.dev/van.png')).toBe('ok')
})

test.each([
  'Powered by GoDaddy',
  'Powered by Squarespace',
  'Proudly powered by WordPress',
  '© 2024 Calloway | Designed by: Theme Freesia | Powered by: WordPress',
  '© 2024 Calloway. Powered by Hexo',
  'Design by Free CSS Templates',
  'Based on template Worthy by HtmlCoder.',
  'Create a free web site with Weebly',
])('the builder of the site is named at its foot: %s', line => {
  expect(templateCredit.look(page(`<footer><p>${line}</p></footer>`)).state).toBe('found')
})

test.each(['HOME | Mysite', 'My Store', 'Vite + React + TS', 'Vue App', 'Gatsby Default Starter', 'Home | Drupal'])(
  'the title is that of a kit: %s',
  title => {
    const html = `<html lang="en"><head><title>${title}</title></head><body><p>Pipes</p></body></html>`
    expect(titlePlaceholder.look(viewOf({ html })).state).toBe('found')
  },
)

test.each(['The Mysite Story | Calloway', 'Our Store | Calloway Tiles', 'Astro Cleaners'])('%s is a title', title => {
  const html = `<html lang="en"><head><title>${title}</title></head><body><p>Pipes</p></body></html>`
  expect(titlePlaceholder.look(viewOf({ html })).state).toBe('ok')
})

test.each([
  ['https://a.example/Screenshot_2024-01-02_www.bing.com.jpeg', 'found'],
  ['https://a.example/Screen%20Shot%202023-04-05%20at%201.23.45%20PM.png', 'found'],
  ['https://a.example/untitled-design-1.png', 'ok'],
  ['https://a.example/AdobeStock_123456_Preview.jpeg', 'found'],
  ['https://a.example/screenshot.png', 'ok'],
  ['https://a.example/screenshots/roof.png', 'ok'],
  ['https://a.example/untitled-no-5-oil-on-canvas.jpg', 'ok'],
  ['https://a.example/AdobeStock_123456.jpeg', 'ok'],
])('a shared picture %s: %s', (address, state) => {
  expect(placeholderPicture.look(viewOf({ html: `<meta property="og:image" content="${address}">` })).state).toBe(state)
})

test.each([
  ['/app/Screenshot-2024-01-02-at-3.55.png', '/app/Screenshot-2024-01-02-at-3.55-768x512.png', 'ok'],
  ['/app/Screenshot-2024-01-02-at-3.55-scaled.jpg', '/app/Screenshot-2024-01-02-at-3.55.jpg', 'ok'],
  ['/app/Screenshot-2024-01-02-at-3.55.png', '/app/roof.png', 'found'],
])('the shared picture %s of a page that shows %s: %s', (shared, shown, state) => {
  const html = `<meta property="og:image" content="https://a.example${shared}"><body><img src="${shown}" alt=""></body>`
  expect(placeholderPicture.look(viewOf({ html })).state).toBe(state)
})

test('on the page itself a picture of a screen may be meant, the unpaid one of an agency not', () => {
  const look = (src: string) => placeholderPicture.look(viewOf({ html: `<img src="${src}" alt="A roof">` })).state
  expect(look('/img/istockphoto-123456-612x612.jpg')).toBe('found')
  expect(look('/img/Screenshot_2024-01-02_app.png')).toBe('ok')
})
