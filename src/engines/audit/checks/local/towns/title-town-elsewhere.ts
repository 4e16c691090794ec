import { plainWords, visibleWords } from '#src/engines/audit/checks/business/visible-text.ts'
import { isFarFrom } from '#src/engines/audit/checks/business/zip-areas.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { PageKind, PageView } from '#src/engines/audit/checks/page-view.ts'
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
  if (visibleWords(page).includes(plain)) return true
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
    const titled = townOfTitle(title.text)
    if (!titled) return notApplicable
    const { written, state, town } = titled
    const own = townIn(door.city, door.state)
    if (!own || isNamed(page, written) || (town && isNamed(page, town.name))) return ok
    if (doors.some(one => one.state !== state || one.city === '' || isTown(one, town))) return ok
    // Far towns are another finding, and whoever sits next to a city says so.
    if (town && doors.every(({ postal_code }) => isFarFrom(town.name, state, postal_code))) return ok
    if (town && town.zips.length > own.zips.length) return ok
    return found(page.url, title.line, `“${shortened(title.text, 90)}”; address: ${door.city}, ${door.state}`)
  },
}
