import { detached } from '#src/engines/audit/facts/detached.ts'
import type { Reading } from '#src/engines/audit/facts/reading/reading.ts'
import { hash32 } from '#src/engines/audit/facts/site/hash32.ts'
import type { TermFact } from '#src/engines/audit/facts/types/business-facts.ts'

/** With which a picture is kept by its address, and the end of it: `text` is how it is described. */
export const described_picture = 'picture: '

/** Signs stand for themselves wherever they are, and what stands in for a picture is told as that. */
export const is_sign =
  /\.svg(?:[?#]|$)|logo|icon|badge|star|arrow|check|quote|sprite|avatar|placeholder|no-?image|coming-?soon|loading|spacer|blank|pixel|thumb/i
const of_words = /\w\W+\w+\W+\w/
const longest = 160
const longest_name = 40
const most = 10

/** What the photos of a page are said to show. */
export function picturesDescribed({ found }: Reading): TermFact[] {
  const told: TermFact[] = []
  for (const { alt, url, hidden, in_noscript, aria_hidden, lazy_src, line, offset } of found.images) {
    if (told.length >= most) break
    if (alt === null || alt.length > longest || !of_words.test(alt) || hidden || in_noscript || aria_hidden) continue
    if (url === null || lazy_src !== null || url.length > 500 || is_sign.test(url)) continue
    const name = /([^/?#]*)(?:[?#].*)?$/.exec(url)?.[1] ?? ''
    const what = `${described_picture}${hash32(url)} ${name.slice(-longest_name)}`
    told.push({ what: detached(what), value: hash32(alt), text: detached(alt), line, offset })
  }
  return told
}
