import { stateNames } from '#src/domain/us-states.ts'
import { knownCity } from '#src/engines/audit/checks/business/known-cities.ts'
import { isLocalTrade } from '#src/engines/audit/checks/business/local-trade.ts'
import { namesTown, statesIn } from '#src/engines/audit/checks/business/town-names.ts'
import { plainWords } from '#src/engines/audit/checks/business/visible-text.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isTownName } from '#src/engines/audit/checks/towns/town-table.ts'
import { unseenPart } from '#src/engines/audit/checks/unseen-part.ts'

export const h1WithoutTown: PageCheck = {
  id: 'h1-without-town',
  section: 'on-page',
  severity: 'info',
  scope: 'page',
  title: 'The main heading of your home page names no place',
  why: 'The title does, and that counts most. A visitor who comes from a search sees the heading first, and looks for the town in it.',
  mend: 'Where it reads well, say where you work: “Tree service in Macon and Bibb County”.',
  source: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
  look: page => {
    const { kind, indexable, facts, url } = page
    const h1 = facts.headings.find(({ level, name, hidden }) => level === 1 && name !== '' && !hidden)
    const title = facts.titles.find(({ text }) => text !== '')?.text ?? ''
    if (kind !== 'home' || !indexable || !h1 || unseenPart(page) !== null || !isLocalTrade(facts)) return notApplicable
    // Where neither names one, that is told.
    if (!namesTown(title)) return notApplicable
    const near = facts.headings.filter(({ offset, level }) => level <= 2 && Math.abs(offset - h1.offset) < 800)
    // "Minneapolis’s honest painters" names it as well.
    const said = near.map(({ name }) => `${name} · ${name.replace(/['’]s\b/g, '')}`).join(' · ')
    const places = facts.addresses.map(({ city }) => plainWords(city)).filter(city => city.length >= 3)
    const plain = plainWords(said)
    const in_title = plainWords(title)
    if (
      namesTown(said) ||
      statesIn(said).length > 0 ||
      [...said.matchAll(of_a_place)].some(([, name = '']) => title.includes(name) && isTownName(name)) ||
      knownIn(said).some(city => in_title.includes(plainWords(city))) ||
      state_named.test(said) ||
      /\b(?:county|area|valley|coast|shore|island|metro|bay|local|near)\b/i.test(said)
    )
      return ok
    // A word of the title with a capital that is neither trade nor name may be the place.
    return places.some(city => plain.includes(city)) || sharesPlace(title, plain)
      ? ok
      : found(url, h1.line, `<h1> “${shortened(h1.name, 80)}”`)
  },
}

/** "Wisconsin's choice for drains" names where; "New York pizza" is a dish. */
const state_named = new RegExp(
  String.raw`\b(?:${stateNames.join('|')})(?:['’]s| (?:homes|homeowners|families|businesses|residents))\b`,
)
const of_a_place = /\b([A-Z][a-z]+(?: [A-Z][a-z]+)?)['’]s (?!Pizza|Grill|Place)/g
const known = new RegExp(String.raw`\b(?:${knownCity})\b`, 'g')
const knownIn = (text: string): string[] => [...text.matchAll(known)].map(([city]) => city)

/** "in Macon" of the title stands in the heading without its state. */
function sharesPlace(title: string, heading: string): boolean {
  const place = /\b([A-Z][\w'’-]+(?: [A-Z][\w'’-]+)?),? [A-Z]{2}\b/.exec(title)?.[1] ?? ''
  const last = plainWords(place).split(' ').at(-1) ?? ''
  return last.length >= 3 && heading.includes(last)
}
