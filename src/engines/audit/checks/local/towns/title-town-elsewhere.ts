import { plainWords, visibleWords } from '#src/engines/audit/checks/business/visible-text.ts'
import { isFarFrom } from '#src/engines/audit/checks/business/zip-areas.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { Door, PageKind, PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { endingsOf, townsBeforeState } from '#src/engines/audit/checks/towns/named-towns.ts'
import { doorsOfPage } from '#src/engines/audit/checks/towns/seats.ts'
import type { Town } from '#src/engines/audit/checks/towns/town-table.ts'
import { townIn } from '#src/engines/audit/checks/towns/towns.ts'
import { commonnessOf } from '#src/engines/audit/facts/spelling/common-words.ts'
import { isNameOfSomebody } from '#src/engines/audit/facts/spelling/known-words.ts'

const kinds = new Set<PageKind>(['home', 'contact', 'about', 'service', 'listing', 'other'])

type Titled = { written: string; state: string; town: Town | undefined }

/** The town and state that a title names; undefined where it names none, or several. Not every town has a post office. */
function townOfTitle(title: string): Titled | undefined {
  const named = [...townsBeforeState(title)]
  const [only] = named
  if (!only || named.length > 1) return undefined
  const { words, state } = only
  const written = endingsOf(words).find(name => townIn(name, state) !== undefined)
  if (written !== undefined) return { written, state, town: townIn(written, state) }
  const last = words.at(-1) ?? ''
  const is_name = isNameOfSomebody(last.toLowerCase()) && commonnessOf(last.toLowerCase()) === undefined
  return is_name && title.includes(`${last}, `) ? { written: last, state, town: undefined } : undefined
}

/** Does anything but the title name it: text, data, the page’s own address? */
function isNamed(page: PageView, name: string): boolean {
  const plain = ` ${plainWords(name)} `
  return visibleWords(page).includes(plain) || isNamedUnseen(page, plain)
}

function isNamedUnseen(page: PageView, plain: string): boolean {
  const { structured_data, metas, titles } = page.facts
  // Generators copy the title into the data.
  const data = structured_data.blocks.map(({ source }) => source.replaceAll(titles[0]?.text ?? source, '')).join(' ')
  const described = metas
    .filter(one => one.name === 'description' || one.name === 'keywords')
    .map(({ content }) => content)
  return ` ${plainWords(`${data} ${described.join(' ')} ${new URL(page.url).pathname}`)} `.includes(plain)
}

const isTown = ({ city, state }: { city: string; state: string }, town: Town | undefined) =>
  town !== undefined && townIn(city, state)?.name === town.name

/** "Your Augusta plumber", "Family dentistry in Augusta": without a state it is a town where its words do not mean anything else. */
const before_trade =
  /^(?:(?:Your|The|Our|A|Best|Top|Trusted|Local) ){0,3}((?:\p{Lu}[\p{L}’']+ )?\p{Lu}[\p{L}’']{3,})(?:['’]s)? (?:(?:emergency|family|trusted|local|best|neighborhood|favorite) )?(?:plumbers?|roofers?|electricians?|dentists?|dentistry|movers|painters?|landscapers?|lawyers?|attorneys?|veterinarians?|chiropractors?|bakery|florist|barber ?shop|salon|restaurant|pizzeria|auto repair|mechanics?)\b/iu
const behind_in = /\b(?:in|serving) ((?:\p{Lu}[\p{L}’']+ )?\p{Lu}[\p{L}’']{3,})(?=\W*$|[.!|–—]| since\b)/u

/** The town of this state that a heading names without its state. */
function townOfHeading(heading: string, state: string): string | undefined {
  const written = behind_in.exec(heading)?.[1] ?? before_trade.exec(heading)?.[1] ?? ''
  if (!/^\p{Lu}/u.test(written)) return undefined
  return endingsOf(written.split(' ')).find(name => townIn(name, state) !== undefined)
}

/**
 * The heading of a front page that names another town than the title and the address: nothing else of the page names it.
 */
function headingElsewhere(page: PageView, door: Door, title: string) {
  const heading = page.facts.headings.find(({ level, hidden }) => level === 1 && !hidden)
  if (!heading || door.city === '' || !says(title, door.city)) return null
  const written = townOfHeading(heading.name, door.state)
  if (written === undefined || says(title, written) || says(heading.name, door.city)) return null
  const plain = ` ${plainWords(written)} `
  const times = visibleWords(page).split(plain).length - 1
  if (times > 1 || isNamedUnseen(page, plain)) return null
  return found(
    page.url,
    heading.line,
    `heading: “${shortened(heading.name, 70)}”; title: “${shortened(title, 70)}”; address: ${door.city}, ${door.state}`,
  )
}

/** A description that names another town than title and address, which nothing else of the page names. */
function descriptionElsewhere(page: PageView, door: Door, titled: Titled) {
  const meta = page.facts.metas.find(({ name }) => name === 'description')
  if (!meta || door.city === '' || !says(titled.written, door.city) || says(meta.content, door.city)) return null
  const told = townOfTitle(meta.content)
  if (!told?.town || told.state !== door.state || told.written === titled.written) return null
  const plain = ` ${plainWords(told.written)} `
  if (visibleWords(page).includes(plain) || plainWords(new URL(page.url).pathname).includes(plain.trim())) return null
  if (doorsAreFar(page, told)) return null
  return found(
    page.url,
    meta.line,
    `description: “${shortened(meta.content, 80)}”; title: “${shortened(page.facts.titles[0]?.text ?? '', 60)}”; address: ${door.city}, ${door.state}`,
  )
}

/** Far towns are another finding on pages that speak of the whole business. */
const doorsAreFar = (page: PageView, { written, state }: Titled) =>
  page.kind !== 'service' &&
  page.kind !== 'other' &&
  doorsOfPage(page).every(({ postal_code }) => isFarFrom(written, state, postal_code))

const says = (text: string, town: string) => ` ${plainWords(text)} `.includes(` ${plainWords(town)} `)

/** With its own town in the heading, a page that names another in its title alone is not the one of a suburb. */
const headsWith = ({ facts }: PageView, { city }: Door) =>
  city !== '' && facts.headings.some(({ level, hidden, name }) => level === 1 && !hidden && says(name, city))

export const titleTownElsewhere: PageCheck = {
  id: 'title-names-other-town',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'A title names a town that neither the page nor your address names',
  why: 'It is often the town that you moved from. Search results show it first, and customers there look for you in vain.',
  mend: 'Put the town of your address into these titles, or say on the page that you serve the other one.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  look: page => {
    const doors = doorsOfPage(page)
    const [door] = doors
    const [title] = page.facts.titles
    if (!kinds.has(page.kind) || !page.indexable || !door || !title) return notApplicable
    const headed = doors.length === 1 && page.kind === 'home' ? headingElsewhere(page, door, title.text) : null
    if (headed) return headed
    const titled = townOfTitle(title.text)
    if (!titled) return notApplicable
    const described = descriptionElsewhere(page, door, titled)
    if (described) return described
    const { written, state, town } = titled
    const own = townIn(door.city, door.state)
    if (!own || isNamed(page, written) || (town && isNamed(page, town.name))) return ok
    if (doors.some(one => one.state !== state || one.city === '' || isTown(one, town))) return ok
    // Far towns are another finding, and whoever sits next to a city says so.
    if (town && doors.every(({ postal_code }) => isFarFrom(town.name, state, postal_code))) return ok
    if (town && town.zips.length > own.zips.length && !headsWith(page, door)) return ok
    return found(page.url, title.line, `“${shortened(title.text, 90)}”; address: ${door.city}, ${door.state}`)
  },
}
