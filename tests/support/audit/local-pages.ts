import type { ServedPage } from './audit-views.ts'
import { calloway, htmlWith } from './business-page.ts'

export const root = 'https://www.calloway.example/'
export const foot =
  '<footer><p>12 Oak Street, Savannah, GA 31401</p><a href="tel:+19122340142">(912) 234-0142</a></footer>'

/** A site of pages with these bodies: home, contact, then others. */
export function bodies(...all: readonly string[]): ServedPage[] {
  const kinds = ['home', 'contact'] as const
  return all.map((body, i) => ({
    html: `<html><head><title>Calloway Plumbing</title></head><body>${body}</body></html>`,
    url: i === 0 ? root : `${root}page-${i}/`,
    kind: kinds[i] ?? 'other',
  }))
}
export const told = (over: object, body = foot): ServedPage[] => [{ html: htmlWith([{ ...calloway, ...over }], body) }]
export const given = (over: Partial<ServedPage['given'] & object>, body = foot): ServedPage[] => [
  { ...bodies(body)[0], html: htmlWith([calloway], body), given: over },
]
export const week = (hours: string) => `<p>Monday - Friday: ${hours}</p>`
export const data_hours = { openingHoursSpecification: undefined, openingHours: 'Mo-Fr 08:00-17:00' }
export const ending = (text: string) => `<footer><p>${text}</p></footer>`
/** Days and times in elements of their own, which a style sheet sets apart. */
export const days = (hours: string) =>
  ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
    .map(day => `<li><span>${day}</span><span>${hours}</span></li>`)
    .join('')
export const described = (description: string, body: string): ServedPage[] =>
  bodies(body).map(page => ({
    ...page,
    html: page.html.replace('</head>', `<meta name="description" content="${description}"></head>`),
  }))
export const townPage = (title: string, heading: string): ServedPage => ({
  html: `<html><head><title>${title}</title></head><body><h1>${heading}</h1></body></html>`,
  url: `${root}poca-and-charleston.html`,
  kind: 'location',
})
export const words =
  'we mend drains and pipes in old houses with care and bring every tool that the work may need along '
const town = (name: string, i: number): ServedPage => ({
  html: `<html><head><title>Plumber in ${name}</title></head><body><main><p>${words.repeat(6)} in ${name}.</p></main></body></html>`,
  url: `${root}plumber-${i}/`,
  kind: 'location',
})
/** The logo of somebody else on the page is no name of the business. */
export const misspelledTitle: ServedPage[] = [
  {
    html: htmlWith(
      [{ ...calloway, name: 'Calloway Family Restaurant' }],
      '<img src="g.svg" alt="Google logo">',
    ).replace('Calloway Plumbing</title>', 'Calloway Family Restaraunt</title>'),
  },
]
/** Half a word at the end of what is kept of a title is no slip. */
export const longTitle: ServedPage[] = [
  {
    html: htmlWith([calloway], foot).replace(
      '<title>',
      `<title>${'Pipes and drains for all '.repeat(3)} and the rest, `,
    ),
  },
]
export const towns = ['Macon', 'Pooler', 'Rincon', 'Hinesville', 'Statesboro'].map(town)
/** Services in the same words are no pages for towns. */
export const services = ['Drains', 'Pumps', 'Sinks', 'Boilers', 'Gutters', 'Wells'].map((name, i): ServedPage => {
  const text = `${words.repeat(6)} in ${name}.`
  const html = `<html><head><title>${name} mended | Calloway Plumbing</title></head><body><main><p>${text}</p></main></body></html>`
  return { html, url: `${root}service-${i}/`, kind: 'service' }
})
