import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { isSaidTwice } from '#src/engines/audit/checks/on-page/words/said-twice.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'

/** Words of this length say what is sold or where; shorter ones are needed again. */
const shortest = 5
const most = 2

/** "813 N Chester Rd.", in Chester. */
const street =
  /\b\d{1,6} (?:[NSEW]{1,2}\.? )?(?:[A-Z][\w'’]+ ){1,2}(?:St|Street|Ave|Avenue|Rd|Road|Dr|Drive|Blvd|Boulevard|Ln|Lane|Hwy|Highway|Pkwy|Parkway|Ct|Court|Pl|Place|Pike|Way)\b/g

/** The business is called so once, whatever else the title says. */
function withoutOwnName({ facts }: PageView, title: string): string {
  const plain = title.toLowerCase()
  for (const { name, from } of facts.names) {
    const at = from === 'title' || from === 'h1' || name.length < shortest ? -1 : plain.indexOf(name.toLowerCase())
    if (at >= 0) return `${title.slice(0, at)} ${title.slice(at + name.length)}`
  }
  return title
}

export const titleRepeats: PageCheck = {
  id: 'title-repeats-words',
  section: 'on-page',
  severity: 'low',
  scope: 'page',
  title: 'A title says the same words again and again',
  why: 'It reads like an advertisement from 2005, wastes the little room there is, and Google may write a title of its own.',
  mend: 'Say each word once: the service, the town, your name.',
  source: 'https://developers.google.com/search/docs/appearance/title-link#keyword-stuffing',
  look: page => {
    const title = page.facts.titles.find(({ text }) => text !== '')
    // What compares two things names them again.
    if (!page.indexable || !title || page.kind === 'article' || /\bvs\b/i.test(title.text)) return notApplicable
    // One whose parts say the same is told as that.
    if (isSaidTwice(title.text)) return notApplicable
    const counts = new Map<string, number>()
    for (const word of withoutOwnName(page, title.text)
      .replace(street, '')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [])
      if (word.length >= shortest && word !== 'county') counts.set(word, (counts.get(word) ?? 0) + 1)
    const [word, count] = [...counts].find(([, times]) => times > most) ?? []
    if (word === undefined) return ok
    return found(page.url, title.line, `“${word}” ${count} times in “${shortened(title.text, 120)}”`)
  },
}
