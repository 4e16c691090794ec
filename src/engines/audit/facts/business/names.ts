import { textOf } from '../node-values.ts'
import type { Reading } from '../reading/reading.ts'
import type { CopyrightFact, NameFact } from '../types/business-facts.ts'
import type { DataNode } from '../types/structured-data-facts.ts'

/** Types whose name is not the name of a business. */
const others =
  /^(?:WebPage|WebSite|Article|BlogPosting|NewsArticle|BreadcrumbList|ListItem|Question|Answer|FAQPage|Person|Product|Offer|Service|ImageObject|VideoObject|PostalAddress|GeoCoordinates|Review|Rating|AggregateRating|OpeningHoursSpecification|ContactPoint|SearchAction|ItemList|Event|Place|City|State|Country|AdministrativeArea|CollectionPage|ContactPage|AboutPage|OfferCatalog|SiteNavigationElement|HowTo|HowToStep|Recipe|JobPosting)$/
const organisations =
  /Organization|Business|Corporation|Store|Shop|Company|Contractor|Service$|Restaurant|Dentist|Physician|Clinic|Attorney|Agency|Plumber|Electrician|Salon/

/** What may be the business's name, wherever the page gives one. */
export function findNames(reading: Reading, copyrights: readonly CopyrightFact[]): NameFact[] {
  const { titles, headings, metas, images } = reading.found
  const names: NameFact[] = []
  const add = (name: string, from: NameFact['from'], { line, offset }: { line: number; offset: number }) => {
    const trimmed = name.replace(/\s+/g, ' ').trim()
    if (trimmed.length >= 2 && trimmed.length <= 100) names.push({ name: trimmed, from, line, offset })
  }
  const title = titles[0]
  if (title) for (const part of title.text.split(/\s+[|–—·•:»-]\s+|\s*\|\s*/, 6)) add(part, 'title', title)
  for (const heading of headings.filter(({ level }) => level === 1).slice(0, 3)) add(heading.text, 'h1', heading)
  for (const meta of metas) {
    const name = meta.property || meta.name
    if (name === 'og:site_name') add(meta.content, 'og:site_name', meta)
    else if (name === 'application-name' || name === 'apple-mobile-web-app-title')
      add(meta.content, 'application-name', meta)
  }
  const logo = images.find(
    ({ alt, src, region }) => alt && (/logo/i.test(src ?? '') || /\blogo\b/i.test(alt)) && region !== 'main',
  )
  if (logo?.alt && !of_a_file.test(logo.alt.trim()))
    add(logo.alt.replace(/\b(?:the )?logo(?: of| for)?\b|[-–|]\s*$/gi, ''), 'logo-alt', logo)
  for (const node of reading.entities.nodes)
    if (isOrganisation(node)) add(textOf(node, 'name'), 'structured-data', node)
  for (const copyright of copyrights) add(copyright.holder, 'copyright', copyright)
  return names.slice(0, 100)
}

/** What a picture's file is called, or that it is one: nobody's name. */
const of_a_file =
  /^(?:\S{1,100}\.(?:jpe?g|png|gif|webp|svg|avif|bmp)|(?:image|img|picture|photo|pic|icon|banner|header|graphic|untitled|placeholder)(?:[ _-]?\d{1,6})?|(?:IMG|DSC)[_-]?\d{1,8})$/i

/** An organisation by its type; one of an unknown type counts when it has an address or a telephone. */
function isOrganisation({ types, properties, is_schema_org }: DataNode): boolean {
  if (!is_schema_org || types.some(type => others.test(type))) return false
  return (
    types.some(type => organisations.test(type)) ||
    (types.length > 0 && (properties.has('address') || properties.has('telephone')))
  )
}
