import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import { commonnessOf } from '#src/engines/audit/facts/spelling/common-words.ts'
import { isNameOfSomebody } from '#src/engines/audit/facts/spelling/known-words.ts'

const fewest_words = 10
const times = 3
const small_words =
  /^(?:with|and|the|for|from|that|this|their|your|have|which|into|over|near|our|are|has|was|its|one|two)$/

/** A word that a description of one picture has no need to say so often. */
function repeatedIn(alt: string): string | undefined {
  const words = alt.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []
  if (words.length < fewest_words || /[“"«]/.test(alt)) return undefined
  const counts = new Map<string, number>()
  for (const word of words) if (!small_words.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const often = [...counts].filter(([, count]) => count >= times)
  // One word thrice may be what the picture is of; two are a list of searches. Names of people come with each of them.
  const is_search = often.some(([word]) => commonnessOf(word) !== undefined && !isNameOfSomebody(word))
  return often.length >= 2 && is_search ? often[0]?.[0] : undefined
}

export const imgAltStuffed: PageCheck = {
  id: 'img-alt-stuffed',
  section: 'accessibility',
  severity: 'low',
  scope: 'page',
  title: 'Descriptions of pictures are lists of search words',
  why: 'A screen reader reads all of it aloud. Google names this as an example of stuffing, and may trust the page less.',
  mend: 'Say once what the picture shows, in one short sentence.',
  source: 'https://developers.google.com/search/docs/appearance/google-images#use-descriptive-alt-text',
  look: page => {
    const { facts, url } = page
    if (!isShown(page) || facts.images.length === 0) return notApplicable
    return foundAll(
      facts.images
        .filter(({ alt, hidden }) => !hidden && alt !== null && alt.length > 60 && repeatedIn(alt) !== undefined)
        .slice(0, 10)
        .map(({ line, alt }) => ({ url, line, evidence: `alt="${shortened(alt ?? '', 120)}"` })),
    )
  },
}
