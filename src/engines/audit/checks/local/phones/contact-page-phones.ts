import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'
import type { Region } from '#src/engines/audit/facts/types/place.ts'

/** More of them are a list of people or branches. */
const most = 3
/** A number and its fax, or a second line. */
const most_around = 2
const frame = new Set<Region>(['header', 'footer', 'nav'])

/** The numbers of a part of the page that people call, by what is dialed or printed. */
function numbersIn({ phones, tel_links }: PageFacts, isThere: (region: Region) => boolean): Map<string, number> {
  const all = [...phones.filter(({ fax }) => !fax), ...tel_links]
  return new Map(
    all.flatMap(({ e164, region, line }) => (e164 !== null && isThere(region) ? [[e164, line] as const] : [])),
  )
}

export const contactPagePhones: PageCheck = {
  id: 'contact-page-other-phone',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'The contact page gives other phone numbers than the frame of the site',
  why: 'Customers do not know which one to call, and directories cannot tell which is yours.',
  mend: 'Print your main number on the contact page, too. If others are for something else, say for what.',
  source: 'https://support.google.com/business/answer/3038177',
  look: ({ url, kind, facts }) => {
    if (kind !== 'contact') return notApplicable
    const around = numbersIn(facts, region => frame.has(region))
    const inside = numbersIn(facts, region => !frame.has(region))
    const [own] = around.keys()
    const [first] = inside
    if (own === undefined || first === undefined || around.size > most_around || inside.size > most)
      return notApplicable
    if (
      [...around.keys()].some(number => inside.has(number)) ||
      new Set(facts.addresses.map(({ key }) => key)).size > 1
    )
      return foundAll([])
    const evidence = `${[...inside.keys()].join(', ')}; in the header or footer ${own}`
    return foundAll([{ url, line: first[1], evidence }])
  },
}
