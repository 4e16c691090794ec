import type { ServedPage } from './audit-views.ts'

/** Pages of invented businesses of which a check may say too much. */
export const host = 'https://www.calloway-plumbing.com'
export const shown = (body: string, over: Partial<ServedPage> & { head?: string } = {}): ServedPage => {
  const { head = '<title>Calloway Plumbing in Savannah</title>', ...rest } = over
  return { html: `<html lang="en"><head>${head}</head><body>${body}</body></html>`, url: `${host}/`, ...rest }
}
export const data = (entry: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...entry })}</script>`
export const other = (path: string) => ({ url: `${host}/${path}`, kind: 'other' as const })

export const physician = {
  '@type': 'Physician',
  name: 'Ada Quill',
  jobTitle: 'Internist',
  worksFor: { '@type': 'MedicalClinic', name: 'Quill Medicine' },
}
export const clinic = (name: string) =>
  data({
    '@type': 'LegalService',
    name,
    address: { streetAddress: '12 Oak St', addressLocality: 'Macon', addressRegion: 'GA', postalCode: '31201' },
  })
export const titled = (title: string, h1: string, path: string) =>
  shown(`<h1>${h1}</h1>`, { head: `<title>${title}</title>`, ...other(path) })
export const described = (description: string) =>
  shown('<p>12 Oak St, Tampa, FL 33602</p>', {
    head: `<title>Calloway Neurology</title><meta name="description" content="${description}">`,
  })
export const legal = (host_named: string) =>
  shown(`<p>By visiting our website ${host_named} you agree.</p><footer>© 2026 Friendly Bins</footer>`, {
    url: `${host}/privacy/`,
    kind: 'legal',
  })
export const door = (street: string) => `<footer>${street}, Macon, GA 31201</footer>`
export const india = '<a href="https://wa.me/919820012345">WhatsApp</a>'
