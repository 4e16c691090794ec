import { plainWords } from '#src/engines/audit/checks/business/visible-text.ts'
import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { nodesOf, textOf, textsOf } from '#src/engines/audit/facts/node-values.ts'
import type { DataNode } from '#src/engines/audit/facts/types/structured-data-facts.ts'

const most = 3
const most_schools = 8

const of_schools = /\b(?:University|Univ\.|College|School|Institute|Academy|Seminary)\b/
const of_degree =
  /\b(?:J\.?D|LL\.?[BM]|B\.?A|B\.?S|B\.?B\.?A|M\.?A|M\.?S|M\.?B\.?A|Ph\.?D|D\.?D\.?S|D\.?M\.?D|M\.?D|D\.?V\.?M|D\.?C|O\.?D|Bachelor\w*|Master\w*|Doctor(?:ate| of)\b|[Dd]egree|[Gg]raduat\w+|[Aa]lumn\w+|[Cc]lass of|[Ee]arned|[Aa]ttended|[Ee]ducation)\b/
const school =
  /\bUniversity of (?:the )?(?:(?:North|South|West|New|San) )?\p{Lu}[\p{L}’'-]+|\b(?:\p{Lu}[\p{L}.’'&-]*\s){1,4}(?:University|College|Law School|Institute)\b/gu
/** What many schools are called. */
const common = new Set(
  'the of and at for in a an university college school schools law center centre institute academy seminary medical medicine dental dentistry state north south east west northern southern eastern western new san st saint graduate business arts science sciences health community technical beauty cosmetology barber chiropractic optometry veterinary system college'.split(
    ' ',
  ),
)

const properOf = (name: string) =>
  plainWords(name)
    .split(' ')
    .filter(word => word.length > 2 && !common.has(word))

/** "UNC" of the University of North Carolina. */
const initialsOf = (name: string) => name.replace(/[^A-Z]/g, '').slice(0, 4)

/** Is it the page of that person? Schools on a page about several are anybody's. */
function isPageOf({ facts, url }: PageView, person: DataNode): boolean {
  const last = plainWords(textOf(person, 'name').replace(/,.*$/, '')).split(' ').at(-1) ?? ''
  const heading = facts.headings.find(({ level, hidden }) => level === 1 && !hidden)?.name ?? ''
  const said = ` ${plainWords(`${facts.titles[0]?.text ?? ''} ${heading} ${new URL(url).pathname}`)} `
  return last.length > 2 && said.includes(` ${last} `)
}

function schoolsOf(person: DataNode, { facts }: PageView): string[] {
  const nodes = nodesOf(person, 'alumniOf').map(index => textOf(facts.structured_data.nodes[index], 'name'))
  return [...nodes, ...textsOf(person, 'alumniOf')]
    .filter(name => name.length > 3 && !/^(?:https?:|#)/.test(name))
    .slice(0, most_schools)
}

type Shown = { name: string; line: number }

/** A school of the data that the page leaves out, and one of the page that the data leaves out. */
function apart(told: readonly string[], { facts }: PageView): { missing: string; shown: Shown } | null {
  const blocks = facts.text.blocks.filter(
    ({ text, in_nav }) => !in_nav && (of_schools.test(text) || of_degree.test(text)),
  )
  const said = ` ${blocks.map(({ text }) => plainWords(text)).join(' ')} `
  const initials = blocks.map(({ text }) => text).join(' ')
  const missing = told.find(name => {
    const proper = properOf(name)
    const short = initialsOf(name)
    return (
      proper.length > 0 &&
      !proper.some(word => said.includes(` ${word} `)) &&
      !(short.length > 1 && new RegExp(`\\b${short}\\b`).test(initials))
    )
  })
  if (missing === undefined) return null
  const known = new Set(told.flatMap(properOf))
  for (const { text, line } of blocks) {
    if (!of_degree.test(text)) continue
    for (const [name] of text.slice(0, 600).matchAll(school)) {
      const proper = properOf(name)
      if (proper.length > 0 && !proper.some(word => known.has(word)))
        return { missing, shown: { name: name.trim(), line } }
    }
  }
  return null
}

export const schoolsAgainstPage: PageCheck = {
  id: 'schema-school-mismatch-page',
  section: 'structured-data',
  scope: 'page',
  severity: 'medium',
  title: 'Structured data gives somebody another school than the page does',
  why: 'It was often copied from a colleague. Search engines and assistants then tell customers of a degree that this person does not have.',
  mend: 'Write into “alumniOf” the schools that the page names, or take it out.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
  look: page => {
    const people = page.facts.structured_data.nodes.filter(
      node => node.types.includes('Person') && node.properties.has('alumniOf'),
    )
    if (people.length === 0 || page.kind === 'article') return notApplicable
    const found = people.flatMap((person): Occurrence[] => {
      const told = schoolsOf(person, page)
      const difference = told.length > 0 && isPageOf(page, person) ? apart(told, page) : null
      if (difference === null) return []
      const { missing, shown } = difference
      const evidence = `${textOf(person, 'name')}: alumniOf “${shortened(missing, 60)}”; on the page (line ${shown.line}) “${shortened(shown.name, 60)}”`
      return [{ url: page.url, line: person.line, evidence }]
    })
    return foundAll(found.slice(0, most))
  },
}
