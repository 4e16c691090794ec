import { ownLocalBusinesses } from '#src/engines/audit/checks/business/business-nodes.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { textOf } from '#src/engines/audit/facts/node-values.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'

const refuses =
  /\b(?:no reservations|(?:do|does) not (?:take|accept) reservations|don['’]t (?:take|accept) reservations|walk-?ins only|first[- ]come,? first[- ]serve[d]?(?: only)?)\b/i
const reserves = /\b(?:reserv(?:e|ations?)|book (?:a|your) table|make a booking)\b/i
const asks_to_reserve =
  /\b(?:reserve|book) (?:a|your) (?:table|spot|seat)s?\b|\bmake (?:a|your) reservations?\b|\breservations (?:are )?(?:recommended|encouraged|welcome|accepted|required|available)\b|\bcall (?:us |ahead )?(?:for|to make) (?:a )?reservations?\b/i
/** Many who take none take those of large parties. */
const for_groups = /\bpart(?:y|ies)\b|\bgroups?\b|\bevents?\b/i
const hosts = /\/\/(?:www\.)?(?:opentable|resy|exploretock|sevenrooms|yelp\.com\/reservations|tockhq)\b/i

/** A sentence of the page that turns reservations away, or a link that takes them. */
function saysOf({ text, links, metas, titles }: PageFacts): { refusal: string | undefined; offer: string | undefined } {
  const refusal = text.blocks.find(block => refuses.test(block.text))?.text
  const link = links.find(({ kind, name, url }) => kind === 'web' && (reserves.test(name) || hosts.test(url ?? '')))
  // A sentence that turns reservations away may speak of them in such words, too.
  const asked = [
    ...metas.flatMap(({ name, property, content }) => (/description$/.test(name || property) ? content : [])),
    ...titles.map(({ text: title }) => title),
    ...(link || refusal ? [] : text.blocks.map(block => block.text)),
  ].find(words => asks_to_reserve.test(words) && !for_groups.test(words))
  return {
    refusal: refusal && refuses.exec(refusal)?.[0],
    offer: link ? link.name || link.url || undefined : asked && asks_to_reserve.exec(asked)?.[0],
  }
}

export const reservations: PageCheck = {
  id: 'schema-reservations-conflict',
  section: 'structured-data',
  scope: 'page',
  severity: 'medium',
  title: 'Structured data and the page disagree on reservations',
  why: 'Guests who are told the wrong thing stay away, or stand in line although they could have booked.',
  mend: 'Write into acceptsReservations what the page says: true with a link to book, or false.',
  source: 'https://schema.org/acceptsReservations',
  look: page => {
    const told = ownLocalBusinesses(page).filter(({ properties }) => properties.has('acceptsReservations'))
    if (told.length === 0) return notApplicable
    const { refusal, offer } = saysOf(page.facts)
    return foundAll(
      told.flatMap(node => {
        const accepts = textOf(node, 'acceptsReservations').replace(/^https?:\/\/schema\.org\//, '')
        const against = /^(?:false|no)$/i.test(accepts) ? offer : refusal
        if (against === undefined || accepts === '') return []
        const evidence = `acceptsReservations: ${accepts.slice(0, 60)}; on the page: “${against.slice(0, 60)}”`
        return [{ url: page.url, line: node.line, evidence }]
      }),
    )
  },
}
