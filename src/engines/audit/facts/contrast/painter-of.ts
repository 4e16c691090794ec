import type { pageStyles } from '../styles/page-styles.ts'
import type { ColorStyle } from './color-rules.ts'
import { kitOf } from './kits.ts'
import { isOfOld } from './of-old.ts'
import { Painter } from './painter.ts'

/** They put a picture or a film behind the whole page, which no style knows of. */
const paints =
  /[/"'](?:jquery[.-])?(?:backstretch|vegas|supersized|bigvideo|tubular|okvideo)(?:[._@-][^/"'<>]{0,60})?\.js\b/i

type Known = NonNullable<ReturnType<typeof pageStyles<ColorStyle>>>

/** The painter of a page by the styles that are known of it, those of a kit in their place among them. */
export function painterOf({ styles, kit: from }: Known, html: string): Painter {
  const kit = kitOf(from?.address, styles)
  const all = kit.style && from ? styles.toSpliced(from.at, 0, kit.style) : styles
  return new Painter(all, kit, { is_quirky: isOfOld(html), is_painted: paints.test(html) })
}
