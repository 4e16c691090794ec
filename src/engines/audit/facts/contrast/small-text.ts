import { pageStyles } from '#src/engines/audit/facts/styles/page-styles.ts'
import { decodeText } from '../reading/decode.ts'
import { walkTags } from '../walk-tags.ts'
import { type ColorStyle, colorRules } from './color-rules.ts'
import type { Made } from './painter.ts'
import { painterOf } from './painter-of.ts'
import { rootOf } from './root-of.ts'
import { withoutCode, withoutRemarks } from './without-code.ts'

/** The part of a page's letters that is smaller than phones show well, the size most of those have, and some of them. */
export type SmallText = { share: number; px: number; text: string }

const readable_px = 12
/** A line below a picture is no page that is hard to read. */
const fewest_letters = 100
const letter = /[\p{L}\d]/gu
const longest_text = 60
/** @param loaded the styles of files, by their addresses */
export function smallText(html: string, url: string, loaded: ReadonlyMap<string, ColorStyle>): SmallText | undefined {
  const without_remarks = withoutRemarks(html)
  const known = pageStyles(without_remarks, url, loaded, colorRules)
  if (!known || known.styles.some(({ unread }) => unread)) return undefined
  const body = withoutCode(without_remarks)
  const painter = painterOf(known, without_remarks)
  const root = painter.made(rootOf(body), undefined)
  let all = 0
  const by_size = new Map<number, { count: number; text: string }>()
  walkTags<Made>(body, {
    enter: (tag, open) => painter.made(tag, open.at(-1)?.made ?? root),
    text: (text, { made }) => {
      if (made.skipped) return
      const said = decodeText(text)
      const count = said.match(letter)?.length ?? 0
      all += count
      const { size } = made
      // Nothing is shown at all below one pixel, which hides words from people.
      if (size === undefined || size >= readable_px || size < 1 || count === 0) return
      const same = by_size.get(size)
      if (same) same.count += count
      else by_size.set(size, { count, text: said.slice(0, longest_text) })
    },
  })
  const small = [...by_size].sort(([, one], [, other]) => other.count - one.count)
  const [first] = small
  const letters = small.reduce((sum, [, { count }]) => sum + count, 0)
  if (painter.isTooMuch || !first || letters < fewest_letters) return undefined
  return { share: letters / all, px: first[0], text: first[1].text }
}
