import { numberOf, type OneCause, onPage } from './one-cause.ts'

const zipOf = (evidence: string) => /where ZIP (\d{5})/.exec(evidence)?.[1] ?? ''

/** What stands in structured data because of something else. */
export const inData: readonly OneCause[] = [
  // The article was made from a copy of the page.
  onPage('schema-headline-of-another', 'title-of-another-page'),
  onPage('schema-geo-imprecise', 'schema-geo-outside-country'),
  onPage('schema-town-mismatch-page', 'schema-template-variable'),
  {
    // The number of nobody that the page shows stands in its data as well.
    of: 'schema-telephone-invalid',
    told_by: 'template-placeholder-in-page',
    isSame: (one, told) =>
      one.url === told.url && one.evidence.replace(/\D/g, '').endsWith(numberOf(told.evidence) || '-'),
  },
  {
    // Hours that stand nowhere cannot stand in the data.
    of: 'schema-local-recommended',
    told_by: 'hours-missing',
    isSame: one => one.evidence.endsWith(' has no openingHoursSpecification'),
  },
  {
    // The same business on pages that tell different amounts of it.
    of: 'schema-local-image-price',
    told_by: 'schema-local-recommended',
    isSame: (one, told) => {
      const [business, lacks = ''] = one.evidence.split(' has no ', 2)
      const [told_business, told_lacks = ''] = told.evidence.split(' has no ', 2)
      const told_names = told_lacks.split(', ')
      return business === told_business && lacks.split(', ').every(name => told_names.includes(name))
    },
  },
  {
    // Pages of towns that give the town's own point as that of the one office: near ones and far ones are one mistake.
    of: 'schema-geo-off-by-miles',
    told_by: 'schema-geo-outside-country',
    isSame: (one, told) => zipOf(one.evidence) !== '' && zipOf(one.evidence) === zipOf(told.evidence),
  },
  {
    // The same on those pages whose towns are near enough to be held against the pin.
    of: 'schema-geo-off-pin',
    told_by: 'schema-geo-outside-country',
    isSame: (one, told) => one.url === told.url || zipOf(told.evidence) !== '',
  },
  {
    of: 'geo-points-differ',
    told_by: 'schema-geo-outside-country',
    isSame: (one, told) => one.evidence.includes(told.evidence.split(':', 1)[0] ?? '\0'),
  },
  {
    // The point in the data is the wrong one on each page that gives it.
    of: 'geo-points-differ',
    told_by: 'schema-geo-off-pin',
    isSame: (one, told) => {
      const point = /^“geo”: ([\d., -]+);/.exec(told.evidence)?.[1]
      return point !== undefined && one.evidence.includes(`structured data: ${point}`)
    },
  },
  // A town alone is no address, and there is none.
  onPage('schema-local-address-incomplete', 'schema-office-in-town-served'),
  onPage('schema-local-wrong-type', 'name-of-another-business'),
  onPage('hreflang-no-self', 'hreflang-invalid-code'),
  onPage('hreflang-no-self', 'hreflang-relative'),
  onPage('hreflang-no-self', 'hreflang-to-non-200-or-noncanonical'),
]
