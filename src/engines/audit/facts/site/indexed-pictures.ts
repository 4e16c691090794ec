import type { PageFacts } from '../page-facts.ts'
import { hash32 } from './hash32.ts'
import type { IndexedPicture } from './site-index-row.ts'

/** Signs stand for themselves wherever they are, and what stands in for a picture is told as that. */
export const is_sign =
  /\.svg(?:[?#]|$)|logo|icon|badge|star|arrow|check|quote|sprite|avatar|placeholder|no-?image|coming-?soon|loading|spacer|blank|pixel|thumb/i
const of_words = /\w\W+\w+\W+\w/
const longest = 160
const longest_name = 40
const most = 10

/** What the photos of a page are said to show. */
export function indexedPictures({ images }: PageFacts): IndexedPicture[] {
  const told: IndexedPicture[] = []
  for (const { alt, url, hidden, in_noscript, aria_hidden, lazy_src, line } of images) {
    if (told.length >= most) break
    if (alt === null || alt.length > longest || !of_words.test(alt) || hidden || in_noscript || aria_hidden) continue
    if (url === null || lazy_src !== null || url.length > 500 || is_sign.test(url)) continue
    const [path = ''] = url.split(/[?#]/, 1)
    told.push({ picture: `${hash32(url)} ${path.slice(path.lastIndexOf('/') + 1).slice(-longest_name)}`, alt, line })
  }
  return told
}
