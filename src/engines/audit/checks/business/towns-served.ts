import { isCity } from '#src/engines/audit/checks/towns/towns.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'

const serves = /\b(?:serv(?:e|es|ing)|areas?|communities|cities|towns)\b/i
const name = String.raw`\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+){0,2}`
const parted = '(?:,? (?:and|&) |, | [·•|/] )'
const list = new RegExp(`${name}(?:${parted}${name}){3,}`, 'u')
/** So many names of a list must be those of cities: the rest may be too small to be known here. */
const least_known = 2
/** Longer ones are whole articles. */
const longest = 1_500

/** The towns that a page says it serves, in a list of four or more; empty where it names none. */
export function townsServedInText({ text: { blocks } }: PageFacts): string[] {
  for (const { text } of blocks) {
    if (text.length > longest || !serves.test(text)) continue
    const named = list.exec(text)?.[0].split(new RegExp(parted, 'u')) ?? []
    // The first may carry a word of the sentence along.
    const towns = [...new Set(named.slice(1))]
    if (towns.filter(isCity).length >= least_known) return towns
  }
  return []
}
