import { expect, test } from 'vitest'
import { langOfText } from '#src/engines/audit/checks/accessibility/language-of-text.ts'
import { linkLeadsHome, templateDemoLink } from '#src/engines/audit/checks/links/goals/wrong-goals.ts'
import { templatePlaceholderInPage } from '#src/engines/audit/checks/on-page/leftovers/leftovers.ts'
import { borrowedPictures } from '#src/engines/audit/checks/on-page/pictures/borrowed-pictures.ts'
import { placeholderPicture } from '#src/engines/audit/checks/on-page/pictures/placeholder-pictures.ts'
import { scaffoldIcon } from '#src/engines/audit/checks/on-page/sharing/scaffold-icon.ts'
import { titlePlaceholder } from '#src/engines/audit/checks/on-page/titles/title-placeholder.ts'
import { titleRepeats } from '#src/engines/audit/checks/on-page/titles/title-repeats.ts'
import { scriptType } from '#src/engines/audit/checks/structured-data/syntax/script-type.ts'
import { placeholderKey } from '#src/engines/audit/checks/technical/services/placeholder-key.ts'
import { siteOf, viewOf } from '#tests/support/audit/audit-views.ts'

const page = (body: string, head = '') =>
  viewOf({
    html: `<html lang="en"><head><title>Calloway Plumbing, Savannah</title>${head}</head><body>${body}</body></html>`,
  })

test.each([
  '<img src="https://via.placeholder.com/300">',
  '<img src="/img/placeholder.png">',
  '<img src="//picsum.photos/9">',
  '<img src="/yard.webp" alt="Marlow project placeholder">',
  '<img src="/yard.webp" alt="Placeholder image for the shop">',
  '<img src="Images/ProfilePlaceholderSuit.png">',
])('a stand-in picture is found: %s', body => {
  expect(placeholderPicture.look(page(body)).state).toBe('found')
})

test.each([
  '<img src="/van.jpg">',
  '<img src="/cards.jpg" alt="Placeholders of oak, made for a wedding, with a name on each place card">',
  '<img src="/cards.jpg" alt="How a placeholder is cut">',
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
  '<p>123 Main St. Savannah, GA</p>',
  '<p>123 Main Street, Savannah, GA 12345</p>',
  '<figure>IMAGE PLACEHOLDER — GATE AND YARD</figure>',
  '<p>A108 Adam Street, New York</p>',
  '<p>1600 Amphitheatre Parkway<br>Mountain View, CA 94043</p>',
  '<p>+1 5589 55488 55</p>',
  '<p>John Doe</p>',
  '<p>Insert Some Text Here!</p>',
  '<img src="a.png" alt="Insert a Bold/Thought Provoking Statement Here">',
  '<p>Ants gone at 123 Main St</p>',
  '<p>Plumber in [City, State]</p>',
  '<p>Founded to serve. [Add your founding story, years in business, and what makes you differ.]</p>',
  '<p>Add real photos to the images/ folder and drop an img tag into each card to replace the placeholders.</p>',
  '<p>This site can be protected by reCAPTCHA once your form backend is connected.</p>',
  '<p>Serving [City/Area] and around</p>',
  '<p>Real words. <em>(Placeholder testimonials — replace with verified reviews.)</em></p>',
  '<p>Sample Paragraph Sample Paragraph Sample Paragraph</p>',
  '<p>Sample certificate would be displayed here</p>',
  '<a href="/a" aria-label="{{ menu.label }}">x</a>',
  '<input placeholder="{{ form.name }}">',
  '<a href="https://wa.me/1XXXXXXXXXX">Write to us</a>',
])('what a site builder put there is found: %s', body => {
  expect(templatePlaceholderInPage.look(page(body)).state).toBe('found')
})

test.each([
  '<input placeholder="you@example.com or (555) 555-5555">',
  '<input title="Your name here">',
  '<input title="Write it as 912-555-1234">',
  '<p>Sample content</p>',
  '<a href="/ARE_YOUR_DRAINS_CLOGGED.html">Clogged?</a><a href="/shirts?size=XXXXL">Large</a>',
  '<a href="/PLACEHOLDERS-FOR-SALE">Place cards</a><a href="/start-HERE">Start</a>',
  '<p>Any town, any time</p>',
  '<p>Add photos to your review of us, and we start once your site is clean.</p>',
  '<p>See the list [add to cart when you know the size]</p>',
  '<p>Courts call a man whose name nobody knows John Doe, and a woman Jane.</p>',
  '<label>John Doe</label>',
  '<p>To pay, take your card and insert it into the reader that you find here at the desk.</p>',
  '<p>123 Main Street, Savannah, GA 31401</p>',
])('a hint is none: %s', body => {
  expect(templatePlaceholderInPage.look(page(body)).state).toBe('ok')
})

test('an address of nobody by itself on the contact page is found', () => {
  const look = (body: string) =>
    templatePlaceholderInPage.look({
      ...viewOf({ html: body, url: 'https://www.calloway.test-shop.com/contact' }),
      kind: 'contact',
    }).state
  expect(look('<p>someone@example.com</p>')).toBe('found')
  expect(look('<p>Write like this: someone@example.com</p>')).toBe('ok')
})

test('English under the name of another language is found', () => {
  const text =
    'We mend the pipes of your house and we clean the drains with care for you and for your neighbors. '.repeat(6)
  const look = (lang: string) =>
    langOfText.look(viewOf({ html: `<html lang="${lang}"><body><p>${text}</p></body></html>` }))
  expect(look('es').state).toBe('found')
  expect(look('en-US').state).toBe('ok')
  const german =
    'Wir begleiten Sie mit Zeit und Achtsamkeit auf dem Weg zu der Geburt, und das ist für die Familie nicht wenig. '.repeat(
      6,
    )
  const lookAt = (lang: string) =>
    langOfText.look(viewOf({ html: `<html lang="${lang}"><body><p>${german}</p></body></html>` }))
  expect(lookAt('en')).toMatchObject({ occurrences: [{ evidence: expect.stringContaining('German') }] })
  expect(lookAt('de').state).toBe('ok')
})

test('keys and code that were never filled in or run are found', () => {
  const look = (body: string) => placeholderKey.look(page(body)).state
  expect(look('<script src="//js.hs-scripts.com/{HUBSPOT_PORTAL_ID}.js"></script>')).toBe('found')
  expect(look("<script>window.chat = { id: '{CHAT_WIDGET_ID}' }</script>")).toBe('found')
  expect(look("<script>var words = { one: '{quantity} items' }</script>")).toBe('ok')
  expect(templatePlaceholderInPage.look(page('<p>A</p><?php echo $name; ?>')).state).toBe('found')
})

test('links that lead home, or to the shop window of a template, are found', () => {
  expect(linkLeadsHome.look(page('<a href="/">Privacy Policy</a>')).state).toBe('found')
  expect(linkLeadsHome.look(page('<a href="home.html">Terms of Use</a>')).state).toBe('found')
  expect(linkLeadsHome.look(page('<a href="/">Home</a><a href="/privacy">Privacy</a>')).state).toBe('ok')
  const film = '<a href="https://previews.customer.envatousercontent.com/a.mp4">Film</a>'
  expect(templateDemoLink.look(page(film)).state).toBe('found')
  expect(templateDemoLink.look(page('<a href="https://themeforest.net">Theme</a>')).state).toBe('ok')
})

test('a title that says a word three times is found', () => {
  const look = (title: string) => titleRepeats.look(viewOf({ html: `<title>${title}</title>` })).state
  expect(look('Savannah Plumber | Savannah Plumbing, Savannah GA')).toBe('found')
  expect(look('Plumber in Savannah, GA | Savannah Plumbing')).toBe('ok')
  const told_otherwise = 'Savannah Plumbing Prices | Plumbing in West Savannah | Plumbing in West Savannah'
  expect(look(told_otherwise)).toBe('not_applicable')
})

test('structured data of a misspelled type is found', () => {
  const look = (type: string) => scriptType.look(page('', `<script type="${type}">{}</script>`)).state
  expect(look('application/ld-json')).toBe('found')
  expect(look('application/ld+json')).toBe('ok')
  expect(look('application/json')).toBe('ok')
})

test('pictures of picture agencies and social networks are borrowed, those of one’s own host and of image services are not', () => {
  const look = (src: string) => borrowedPictures.look(page(`<img src="${src}">`)).state
  for (const src of [
    'https://i.imgur.com/a.jpg',
    '//images.unsplash.com/photo-1',
    'https://scontent.xx.fbcdn.net/v/a.jpg',
  ])
    expect(look(src)).toBe('found')
  for (const src of [
    '/unsplash.com/a.jpg',
    'https://res.cloudinary.com/a/b.jpg',
    'https://www.calloway.example/stock.jpg',
  ])
    expect(look(src)).toBe('ok')
})

test('a button that orders or books does not by loading its own front page again', () => {
  const home = (body: string) => linkLeadsHome.look({ ...page(body), kind: 'home' }).state
  expect(home('<a href="/">Order Online</a>')).toBe('found')
  expect(home('<a href="index.html">Book an appointment</a>')).toBe('found')
  expect(home('<a href="/order">Order Online</a><a href="/">Calloway Bakery</a>')).toBe('ok')
  expect(home('<a href="/" onclick="order()">Order Online</a><a id="book" href="/">Book Now</a>')).toBe('ok')
  expect(home('<a href="/#order">Order Online</a>')).toBe('ok')
  expect(linkLeadsHome.look({ ...page('<a href="/">Order Online</a>'), kind: 'other' }).state).toBe('ok')
})

test('a picture of another site is borrowed in the style of a box or link as well, and told once', () => {
  const look = (html: string) => borrowedPictures.look(page(html))
  const lent = 'https://scontent-dft4-3.cdninstagram.com/t51/1_n.jpg'
  for (const html of [
    `<a href="https://www.instagram.com/p/1" style="background-image: url(&quot;${lent}&quot;)"></a>`,
    `<div style="height:9em;background:#fff url('${lent}') center"></div>`,
    `<style>.hero { background: url(${lent}) }</style><p class="hero">Hair</p>`,
    `<img src="${lent}"><div style="background-image:url(${lent})"></div>`,
  ])
    expect(look(html)).toMatchObject({ state: 'found', occurrences: [{ evidence: lent }] })
  const sizes = `<img src="${lent}?w=400" srcset="${lent}?w=800 800w, ${lent}?w=1600 1600w" alt="">`
  expect(look(sizes)).toMatchObject({ occurrences: [{ evidence: `${lent}?w=400` }] })
  for (const html of [
    '<div style="background-image:url(/images/instagram.jpg)"></div>',
    `<a href="${lent}">Photo</a><script src="https://www.instagram.com/embed.js"></script>`,
    '<div style="background:url(https://www.calloway.example/stock/hair.jpg)"></div>',
    '<noscript><img height="1" src="https://www.facebook.com/tr?id=1&ev=PageView" alt=""></noscript>',
  ])
    expect(look(html).state).not.toBe('found')
})
