import type { PathAnswer } from '#tests/support/audit/answer-paths.ts'

/** The name that stands in captures: a made-up shop, at an address that nobody can have (RFC 2606). */
export const exampleHost = 'www.bakery.example'

const menu = `<nav><a href="/">Home</a> <a href="/cakes">Cakes</a> <a href="/wholesale">Wholesale</a> <a href="/about">About us</a> <a href="/visit">Visit</a></nav>`
const footer = `<footer><p>Example Bakery, 12 Oak Street, Savannah, GA 31401. Call <a href="tel:+19125550187">(912) 555-0178</a>.</p></footer>`

function page(title: string, description: string, main: string): string {
  const told = description ? `<meta name="description" content="${description}">` : ''
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>${told}</head><body><header>${menu}</header>
<main>${main}</main>
${footer}</body></html>`
}

/** A bakery's site with the faults that such sites have: a phone link that dials another number, a dead link, pages without a description. */
export const exampleShop: Readonly<Record<string, PathAnswer>> = {
  '/': page(
    'Example Bakery | Bread and cakes in Savannah, GA',
    'Sourdough, rolls and cakes baked every morning in Savannah, Georgia. Order by phone, pick up from seven.',
    `<h1>Bread and cakes, baked on Oak Street</h1>
<p>We light the ovens at three. By seven there is sourdough on the shelf, and by eight the first rolls are gone. Everything is made in the room behind the counter, by four people who know most of you by name.</p>
<img src="/window.jpg" width="640" height="420">
<h2>When we are open</h2><p>Tuesday to Saturday, 7 am to 3 pm.</p><p><a href="/menu.pdf">Our menu</a></p>`,
  ),
  '/cakes': page(
    'Cakes to order | Example Bakery, Savannah',
    '',
    `<h1>Cakes to order</h1><p>Tell us the day, the number of guests and what they like. We need three days for a layer cake and a week for a wedding cake. You taste before you order, and you pay when you pick it up.</p><p><a href="/weddings">Wedding cakes</a></p>`,
  ),
  '/wholesale': page(
    'Wholesale | Example Bakery, Savannah',
    '',
    `<h1>Bread for restaurants</h1><p>Eleven kitchens in Savannah serve our bread. We deliver before ten, six days a week, and take back what was not as it should be.</p>`,
  ),
  '/about': page(
    'About us | Example Bakery, Savannah',
    'Who bakes your bread at Example Bakery in Savannah, since when, and with which flour from which mill.',
    `<h1>Four people and two ovens</h1><p>Dana Reyes opened the shop in 2009 with one oven and a borrowed mixer. The second oven came with the first wedding season. The flour comes from a mill in Carolina that you can visit.</p>`,
  ),
  '/visit': page(
    'Visit us | Example Bakery, Savannah',
    'Where Example Bakery is in Savannah, where to park, and when the shelves are full.',
    `<h1>Come by</h1><p>12 Oak Street, Savannah, GA 31401. Park behind the church. Open Tuesday to Saturday, 7 am to 2 pm.</p>`,
  ),
  '/window.jpg': {
    headers: { 'Content-Type': 'image/jpeg' },
    body: Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex'),
  },
}
