import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { loremIpsum, mojibake, templatePlaceholderInPage } from './leftovers.ts'

const real_site = 'https://www.callowayplumbing.com/'
const page = (body: string, more: Partial<ServedPage> = {}, head = '<title>Drains</title>') =>
  viewOf({
    url: real_site,
    html: `<html lang="en"><head>${head}</head><body>\n${body}</body></html>`,
    ...more,
  })
const evidence = (outcome: ReturnType<typeof loremIpsum.look>) =>
  outcome.state === 'found' ? outcome.occurrences.map(one => one.evidence) : []

const variable = ['$', '{price}'].join('')

test.each([
  ['<p>Plumber in {{city}}, call us</p>', '{{city}}'],
  ['<p>Best plumber in [City]</p>', '[City]'],
  ['<p>Welcome to [Your Company Name]</p>', '[Your Company Name]'],
  ['<p>[One-sentence description of the shop for SEO.]</p>', '[One-sentence description of the shop for SEO.]'],
  ['<p>[Short paragraph about the owner]</p>', '[Short paragraph about the owner]'],
  ['<p>Dear %FIRST_NAME%</p>', '%FIRST_NAME%'],
  [`<p>From ${variable} a visit</p>`, variable],
  ['<h2>{% block title %}</h2>', '{% block title %}'],
  ['<p>[contact-form-7 id="12"]</p>', '[contact-form-7 id="12"]'],
  ['<h1>Hi [FirstName], we can help</h1>', '[FirstName]'],
  ['<p>[aa-location-city-1]</p>', '[aa-location-city-1]'],
  ['<footer>© 2024 Your Company Name</footer>', 'Your Company Name'],
  ['<a href="mailto:info@example.com">Mail us</a>', 'info@example.com in a link’s address'],
  ['<footer>Mail info@yourdomain.com</footer>', 'info@yourdomain.com'],
  ['<p>Call (330) 555-0142 now</p>', '(330) 555-0142'],
  ['<p>Text (555) 555-5555</p>', '(555) 555-5555'],
  ['<p>Text 123-456-7890</p>', '123-456-7890'],
  ['<p>Write to info@yourdomain.com</p>', 'info@yourdomain.com'],
  ['<p>© Untitled. All rights reserved.</p>', '© Untitled'],
  ['<h2>undefined</h2>', 'undefined'],
  ['<p>Price: NaN</p>', 'NaN'],
  ['<p>Starting at $undefined per visit</p>', 'undefined'],
  ['<p>At Your Company Name we care about quality.</p>', 'Your Company Name'],
  ['<p>“They came on time!” - Jane Doe, CEO</p>', 'Jane Doe'],
  ['<p>Call our shop at (555) 123-4567 today.</p>', '(555) 123-4567'],
  ['<p>TODO: add text about the team.</p>', 'TODO'],
  ['<a href="undefined">Book</a>', 'undefined in a link’s address'],
  ['<p>[object Object]</p>', '[object Object]'],
  ['<img src="a.jpg" alt="Plumber in [City]">', '[City] in an image’s description'],
  ['<amp-img src="a.jpg" alt="{{ photo.title }}"></amp-img>', '{{ photo.title }} in an image’s description'],
  ['<p>Caption goes here</p>', 'Caption goes here'],
  ['<h2>Placeholder text</h2>', 'Placeholder text'],
  ['<p>put something about the service here. put something</p>', 'put something about the service here'],
  ['<p>Add verified customer feedback here as it becomes available.</p>', 'Add verified customer feedback here'],
  ['<p>Copyright 2014 [Your Company Name]</p>', '[Your Company Name]'],
  ['<h2>[Insert headline here]</h2>', '[Insert headline here]'],
  ['<p>Mon–Fri 7–5<br>[Add weekend hours if applicable]</p>', '[Add weekend hours if applicable]'],
  ['<span>[ADA QUILL PHOTO]</span>', '[ADA QUILL PHOTO]'],
  ['<p>[Hours — TBD]</p>', '[Hours — TBD]'],
  ['<p>We come the [same day — VERIFY].</p>', '[same day — VERIFY]'],
  ['<p>[X] reviews on Google</p>', '[X] reviews'],
  ['<p>[Brand Name] mends pipes.</p>', '[Brand Name]'],
  ['<nav><a href="/">[MISSING TRANSLATION]</a></nav>', '[MISSING TRANSLATION]'],
])('%s was never filled in', (body, text) => {
  expect(evidence(templatePlaceholderInPage.look(page(body)))).toEqual([text])
})

test.each([
  ['a wish for a form', '<p>Put your name and the best time to call here, or put something in the box.</p>'],
  ['what customers have printed', '<p>Your Company Name on a mug, from one piece on. Put Your Company Name here.</p>'],
  ['a term of the law', '<p>A claim against an unknown person is filed as John Doe until the name is known.</p>'],
  ['another area', '<p>Call (215) 555-7788 or 912-555-7788.</p>'],
  ['a button in brackets', '<p>[Add to cart] [Owner response] [Customer photo] [Add item now]</p>'],
  ['a remark of an editor', '<p>They said it [sentence omitted] in court [Description] [headline].</p>'],
  ['a button with dashes in brackets', '<p>[add-to-cart] [sign-up] [pop-up-2]</p>'],
  ['where a picture comes from', '<p>[FILE PHOTO] [STOCK IMAGE]</p>'],
  ['a protected address', '<p>Mail [email protected]</p>'],
  ['a form that takes pictures', '<form><p>Add your photos here</p><input type="file" aria-label="Photos"></form>'],
  [
    'words on placeholders',
    `<p>${'We never ship a site with placeholder text left in it, and you see every page. '.repeat(2)}</p>`,
  ],
  ['a filter in an address', '<a href="/list?filter[city]=akron&amp;q=[phone]">Akron</a>'],
  ['code that is shown', '<p>Write this:</p><pre>{{ name }}</pre><p>{{ name }} stands for the name.</p>'],
  ['a word in a sentence', '<p>The term is left undefined by the law on purpose, and courts decide what it means.</p>'],
  ['a form that asks for a company', '<form><label>Your company name <input name="company"></label></form>'],
  ['a hint in a form', '<form><label>Email, such as you@example.com <input type="email" name="email"></label></form>'],
  ['an entry of a glossary', '<dl><dt>undefined</dt><dd>No value</dd></dl><p>Use undefined or null.</p>'],
  ['a heading on code', '<a href="#not-given-or-undefined">When it is not given or undefined</a>'],
  ['a date still open', '<p>TBD</p>'],
  ['a real number', '<p>Call (330) 555-2142 or (123) 456-0192</p>'],
  ['a painting', '<p>© 2024 Ann Lee. She calls it “Untitled”.</p>'],
  ['a discount', '<p>Save 20% today, 30% tomorrow</p>'],
  ['a footnote', '<p>It was built in 1902 [1] [note 2]</p>'],
])('%s is no leftover', (_, body) => {
  expect(evidence(templatePlaceholderInPage.look(page(body)))).toEqual([])
})

test('what a script of the page fills in is no leftover', () => {
  const script = '<script src="https://cdn.example.net/vue.global.js"></script>'
  expect(templatePlaceholderInPage.look(page('<p>{{ city }}</p>', {}, script)).state).toBe('ok')
})

test('the number the visitor typed is theirs, and on a site of examples nothing is real', () => {
  const body = '<p>Call (330) 555-0142 or mail info@example.com</p>'
  expect(evidence(templatePlaceholderInPage.look(page(body, { given: { phone: '+1 330 555 0142' } })))).toEqual([
    'info@example.com',
  ])
  expect(templatePlaceholderInPage.look(page(body, { url: 'https://www.calloway.example/' })).state).toBe('ok')
})

test('one variable in many places is one mistake', () => {
  const outcome = templatePlaceholderInPage.look(page('<h1>{{city}}</h1><p>{{city}}</p><p>{{city}}</p>'))
  expect(evidence(outcome)).toEqual(['{{city}}'])
})

test('Latin filler is dummy text, also without its first words; a mention of it is not', () => {
  expect(evidence(loremIpsum.look(page('<p>Lorem ipsum dolor sit amet</p>')))).toEqual(['Lorem ipsum dolor'])
  expect(evidence(loremIpsum.look(page('<p>Lorem Ipsum Dolar Sit Amet</p>')))).toEqual(['Lorem Ipsum Dolar'])
  const later = loremIpsum.look(page('<p>Consectetur adipiscing elit, sed do eiusmod.</p>'))
  expect(evidence(later)).toEqual(['Consectetur adipiscing elit, sed do eiusmod.'])
  const other = 'Vitae natoque dictum etiam semper magnis enim feugiat.'
  expect(evidence(loremIpsum.look(page(`<p>Tea. ${other}</p>`)))).toEqual([other])
  expect(loremIpsum.look(page('<p>Semper fidelis. Curabitur ante portas, est in vino veritas.</p>')).state).toBe('ok')
  expect(loremIpsum.look(page('<p>We replace lorem ipsum by words that sell.</p>')).state).toBe('ok')
  expect(templatePlaceholderInPage.look(page('<p>Lorem ipsum dolor sit amet</p>')).state).toBe('ok')
})

test.each(['Weâ€™re here', 'CafÃ© Calloway', 'We\ufffdre here', 'Â© 2024 Calloway'])('“%s” is garbled', text => {
  expect(mojibake.look(page(`<p>${text}</p>`)).state).toBe('found')
})

test('a garbled title is garbled', () => {
  expect(evidence(mojibake.look(page('', {}, '<title>Calloway â€“ CafÃ©</title>')))).toEqual(['Calloway â€“ CafÃ©'])
})

test.each(['We’re here', 'Café', 'SÃO PAULO', 'Âge d’or', 'crème brûlée â la carte', 'U+FFFD is \ufffd'])(
  '“%s” is in order',
  text => {
    expect(mojibake.look(page(`<p>${text}</p>`)).state).toBe('ok')
  },
)

test('half a letter at the end of a page that was cut is our own doing', () => {
  expect(mojibake.look(page('<p>caf\ufffd</p>', { response: { truncated: true } })).state).toBe('ok')
})

test('one blank in every button leaves room for the others', () => {
  const buttons = '<p>Call [PHONE] now.</p>'.repeat(7)
  expect(evidence(templatePlaceholderInPage.look(page(`${buttons}<p>[ADDRESS]</p>`)))).toEqual(['[PHONE]', '[ADDRESS]'])
})

test('a main address that nobody filled in is told', () => {
  const head = '<title>Drains</title><link rel="canonical" href="https://[domain.com]/[page-slug]/">'
  expect(evidence(templatePlaceholderInPage.look(page('', {}, head)))).toEqual([
    'canonical: https://[domain.com]/[page-slug]/',
  ])
})

test('filler in English is dummy text as well', () => {
  const text = '<p>Nor hence hoped her after other known defer his.</p>'
  expect(evidence(loremIpsum.look(page(text)))).toHaveLength(1)
})

test('an error page is left alone', () => {
  expect(loremIpsum.look(page('<p>Lorem ipsum dolor</p>', { response: { status: 404 } })).state).toBe('not_applicable')
})

test('a title that was never written is told as that alone', () => {
  const head = '<title>Your Company Name - Home</title>'
  expect(evidence(templatePlaceholderInPage.look(page('<p>Drains</p>', {}, head)))).toEqual([])
})

test.each(['<html>', '<html lang="en">'])('a note to the maker is one without a language, too: %s', html => {
  const body = '<p>TODO: add prices</p>'
  expect(templatePlaceholderInPage.look(viewOf({ url: real_site, html: html + body })).state).toBe('found')
})

test('in Spanish that word is a plain one', () => {
  const html = '<html><p>TODO: plomería y gas</p></html>'
  expect(templatePlaceholderInPage.look(viewOf({ url: real_site, html })).state).toBe('ok')
})

test('a later sentence of the filler is filler', () => {
  const body = '<p>Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip.</p>'
  expect(loremIpsum.look(page(body)).state).toBe('found')
})

test('Latin filler by itself is told, and words about it are not', () => {
  expect(loremIpsum.look(page('<h3>LOREM IPSUM</h3>')).state).toBe('found')
  expect(loremIpsum.look(page('<p>We never hand over a site with lorem ipsum on it.</p>')).state).toBe('ok')
})

test('an address for sharing that no site has was left by a template', () => {
  const head = '<title>Drains</title><meta property="og:image" content="https://yourdomain.com/share.jpg">'
  expect(evidence(templatePlaceholderInPage.look(page('<p>Drains</p>', {}, head)))).toEqual([
    'og:image: https://yourdomain.com/share.jpg',
  ])
})

test('a blank in a link that is told as a link to nobody is not told again', () => {
  const link = '<a href="https://g.page/r/YOUR_PLACE_ID/review">Review us</a>'
  expect(evidence(templatePlaceholderInPage.look(page(link)))).toEqual([])
  expect(evidence(templatePlaceholderInPage.look(page('<a href="/YOUR_PLACE_ID/">Us</a>')))).toHaveLength(1)
})

test('beside a number of films a whole address in the Main Street of every template is one, too', () => {
  const address = '<p>123 Main Street, Savannah, GA 31401</p>'
  expect(evidence(templatePlaceholderInPage.look(page(`${address}<p>(912) 555-0143</p>`)))).toContain('123 Main Street')
})

test.each(['Cleaning doesnu2019t have to be hard.', 'u201cBest in town', 'Our Cafu00e9 is open.'])(
  'a sign whose code lost its backslash is garbled: %s',
  text => {
    expect(mojibake.look(page(`<p>${text}</p>`)).state).toBe('found')
  },
)

test.each(['See our menu2019 and menu2018.', 'Write \\u2019 for the apostrophe.', 'Model TU2019S, part u201c'])(
  'what only looks like such a code is none: %s',
  text => {
    expect(mojibake.look(page(`<p>${text}</p>`)).state).toBe('ok')
  },
)

test('an address that shows how a field is filled in is an example', () => {
  const look = (text: string, field = '<input name="address">') =>
    templatePlaceholderInPage.look(page(`${field}<small>${text}</small>`)).state
  expect(look('e.g. 123 Main St, Macon, GA')).not.toBe('found')
  expect(look('For example, 123 Main St')).not.toBe('found')
  expect(look('Visit us at 123 Main St, Macon, GA')).toBe('found')
  expect(look('e.g. 123 Main St, Macon, GA', '')).toBe('found')
})

test.each([
  '[add cheese for $1]',
  '[Add chicken | 4]',
  '[add a side of fries + 3.50]',
  '[add grilled onions for 1.25]',
])('%s is what a dish may be ordered with', text => {
  expect(templatePlaceholderInPage.look(page(`<h2>Sliders ${text}</h2>`)).state).not.toBe('found')
})

test('a field of a form that shows Latin filler is told as filler', () => {
  const body =
    '<form action="/send.php"><textarea placeholder="Aenean lacinia bibendum nulla sed consectetur."></textarea></form>'
  expect(evidence(loremIpsum.look(page(body)))).toHaveLength(1)
})
