import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { type ServedPage, viewOf } from './audit-views.ts'

/** A plumber in Savannah whose entry says all it should. */
export const calloway = {
  '@context': 'https://schema.org',
  '@type': 'Plumber',
  name: 'Calloway Plumbing',
  url: 'https://www.calloway.example/',
  telephone: '+1 912-234-0142',
  image: 'https://www.calloway.example/shop.jpg',
  priceRange: '$$',
  address: {
    '@type': 'PostalAddress',
    streetAddress: '12 Oak Street',
    addressLocality: 'Savannah',
    addressRegion: 'GA',
    postalCode: '31401',
    addressCountry: 'US',
  },
  geo: { '@type': 'GeoCoordinates', latitude: 32.0809, longitude: -81.0912 },
  openingHoursSpecification: [
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday', 'Tuesday'], opens: '08:00', closes: '17:00' },
  ],
}

/** HTML with each of these as a block of JSON-LD of its own, and this body. */
export function htmlWith(blocks: readonly unknown[], body = ''): string {
  const scripts = blocks.map(
    block => `<script type="application/ld+json">${typeof block === 'string' ? block : JSON.stringify(block)}</script>`,
  )
  return `<!doctype html><html lang="en"><head><title>Calloway Plumbing</title>\n${scripts.join('\n')}</head><body>${body}</body></html>`
}

/** A home page with one entry of structured data, these properties replaced or (undefined) left out. */
export function shopWith(over: object, body = '', page: Partial<ServedPage> = {}): PageView {
  return viewOf({ html: htmlWith([{ ...calloway, ...over }], body), ...page })
}
