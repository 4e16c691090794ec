import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'

/** A page of profiles and partners has fewer links, and they lead to more than one place. */
const enough = 8
const of_all = 0.8

const domainOf = (host: string) => host.split('.').slice(-2).join('.')
const wordsOf = (text: string) => ` ${text.toLowerCase().replace(/[^a-z0-9]+/g, ' ')} `

/**
 * Was this page saved from another service: nearly all its links lead to one domain, and the title bears the name of
 * that? The site's own former address bears the name that the home page bears.
 */
export function isOfAnotherService({ links, titles }: PageFacts, home: PageFacts | undefined): boolean {
  const title = wordsOf(titles[0]?.text ?? '')
  if (title.trim() === '' || links.length < enough) return false
  const counts = new Map<string, number>()
  let all = 0
  for (const { kind, internal, url } of links) {
    if (kind !== 'web' || internal || url === null) continue
    const { hostname } = new URL(url)
    const domain = domainOf(hostname)
    counts.set(domain, (counts.get(domain) ?? 0) + 1)
    all += 1
  }
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a)
  if (!most || most[1] < enough || most[1] < all * of_all) return false
  const [name = ''] = most[0].split('.')
  const own = wordsOf([home?.url, home?.titles[0]?.text, ...(home?.names ?? []).map(one => one.name)].join(' '))
  return name.length > 3 && title.includes(` ${name} `) && !own.includes(name)
}
