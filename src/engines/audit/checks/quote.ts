import type { LinkFact } from '#src/engines/audit/facts/types/link-facts.ts'

const longest = 140

/** Evidence has to be recognised, not read in full. */
export function quote(text: string, most = longest): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  return plain.length > most ? `${plain.slice(0, most - 1)}…` : plain
}

/** A link much as it stands in the page: its address and what visitors see of it. */
export function quoteLink({ element, href, text, name }: LinkFact): string {
  const address = href === null ? '' : ` href="${quote(href, 100)}"`
  return `<${element}${address}>${quote(text || name, 60)}`
}

/** "1 page", "12 pages". */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}
