import type { pageStyles } from '../styles/page-styles.ts'
import type { ColorStyle } from './color-rules.ts'
import { kitOf } from './kits.ts'
import { isOfOld } from './of-old.ts'
import { Painter } from './painter.ts'

type Known = NonNullable<ReturnType<typeof pageStyles<ColorStyle>>>

/** The painter of a page by the styles that are known of it, those of a kit in their place among them. */
export function painterOf({ styles, kit: from }: Known, html: string): Painter {
  const kit = kitOf(from?.address, styles)
  const all = kit.style && from ? styles.toSpliced(from.at, 0, kit.style) : styles
  return new Painter(all, kit, isOfOld(html))
}
