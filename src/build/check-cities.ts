import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Parser } from 'htmlparser2'
import { cities } from '#src/content/cities/all-cities.ts'
import { cityGuideOf } from '#src/content/city-guides/all-city-guides.ts'
import { sourcedFacts } from '#src/content/city-guides/city-guide.ts'
import { likeness, shinglesOf } from '#src/content/likeness.ts'

/** More than this in common with another page makes a page a doorway in the eyes of a search engine. */
const mostAlike = 0.6

/** Facts about the place, each with its source, below which a page is not worth finding. */
const fewestFacts = 5

/** What stands between <main> and </main>, as text. */
export function mainText(html: string): string {
  let depth = 0
  let text = ''
  const parser = new Parser({
    onopentagname: name => {
      if (name === 'main') depth += 1
    },
    onclosetag: name => {
      if (name === 'main') depth -= 1
    },
    ontext: part => {
      if (depth > 0) text += ` ${part}`
    },
  })
  parser.end(html)
  return text
}

/** The pairs of pages that have more than `mostAlike` of their main text in common, each as a sentence. */
export function findLikePages(pages: readonly { slug: string; html: string }[]): string[] {
  const sets = pages.map(({ slug, html }) => ({ slug, set: shinglesOf(mainText(html)) }))
  return sets.flatMap((one, index) =>
    sets.slice(index + 1).flatMap(other => {
      const alike = likeness(one.set, other.set)
      return alike > mostAlike ? [`${one.slug} and ${other.slug} are ${Math.round(alike * 100)} % alike.`] : []
    }),
  )
}

function findBarePages(): string[] {
  return cities.flatMap(({ slug }) => {
    const guide = cityGuideOf(slug)
    const facts = guide ? sourcedFacts(guide).length : 0
    return facts < fewestFacts ? [`${slug} has ${facts} facts with a source, not ${fewestFacts}.`] : []
  })
}

/**
 * Holds the built city pages below `folder` against the rules on doorway pages. Throws with a sentence for each page
 * that breaks one. https://developers.google.com/search/docs/essentials/spam-policies
 */
export async function checkCities(folder: string): Promise<void> {
  const pages = await Promise.all(
    cities.map(async ({ slug }) => ({
      slug,
      html: await readFile(join(folder, 'services', slug, 'index.html'), 'utf8'),
    })),
  )
  const problems = [...findBarePages(), ...findLikePages(pages)]
  if (problems.length > 0) throw new Error(`City pages are not fit to be found:\n${problems.join('\n')}`)
}
