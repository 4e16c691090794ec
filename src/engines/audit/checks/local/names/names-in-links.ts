import { plainName } from '#src/engines/audit/checks/business/compare-names.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'

/** What a search for reviews of the business looks for, and which of its pictures are said to be of whom. */
const search = /^https?:\/\/(?:www\.)?google\.com\/search\?(?:[^#]{0,200}&)?q=([^&#]{4,120})/i
const of_reviews = /\s+(?:google\s+)?reviews?\s*$/i
const state_behind = /[ ,]+[A-Z]{2}$/
const of_whom = /\b(?:for|from|by|at) ((?:[A-Z\d][\w'’.]{0,20}|&)(?: (?:[A-Z\d][\w'’.]{0,20}|&|and|of)){1,6})$/
const most = 200
const fewest = 2

export type NamedInLink = { name: string; line: number }

function searchedFor(href: string): string | null {
  const query = search.exec(href)?.[1]
  if (query === undefined || !/reviews?$/i.test(query)) return null
  try {
    return decodeURIComponent(query.replaceAll('+', ' ')).replace(of_reviews, '').replace(state_behind, '')
  } catch {
    return null
  }
}

/** Names that begin as the business's own does, by which links to its reviews and pictures call it, at least twice. */
export function namesInLinks({ links, images }: PageFacts, own: string): NamedInLink[] {
  const [first = '', second = ''] = plainName(own).split(' ')
  const beginsSo = (name: string) => plainName(name).startsWith(`${first} ${second} `)
  const searched = links.slice(0, most).flatMap(({ href, line }) => {
    const name = href?.includes('google.com/search') ? searchedFor(href) : null
    return name !== null && beginsSo(name) ? [{ name, line }] : []
  })
  const shown = images.slice(0, most).flatMap(({ alt, line }) => {
    const name = alt && alt.length < 120 ? of_whom.exec(alt)?.[1] : undefined
    return name !== undefined && beginsSo(name) ? [{ name, line }] : []
  })
  const named = [...searched, ...shown]
  return named.length < fewest || second === '' ? [] : named
}
