import { type Color, colorOf, over } from './colors.ts'

/** The colors that may lie behind a text: one, or those of a gradient; undefined where that is not known. */
export type Ground = readonly Color[] | undefined

const most_stops = 8
const stop =
  /#[\da-f]{3,8}\b|(?:rgba?|hsla?|oklch)\([^()]*\)|\b(?!to\b|at\b|deg\b|linear\b|radial\b|gradient\b)[a-z]{3,}\b/gi
const no_color =
  /^(?:left|right|top|bottom|center|circle|ellipse|closest|farthest|side|corner|turn|repeating|conic|from|none|in|srgb|oklab|oklch)$/i

/** The stops of one gradient; undefined for pictures and for what is more than that. */
function stopsOf(picture: string): Color[] | undefined {
  if (/url\(|image-set|element\(|color-mix/i.test(picture)) return undefined
  const stops: Color[] = []
  for (const [word] of picture.matchAll(stop)) {
    if (no_color.test(word)) continue
    const color = colorOf(word)
    if (!color || stops.length >= most_stops) return undefined
    stops.push(color)
  }
  return stops.length > 0 ? stops : undefined
}

function laidOver(upper: readonly Color[], lower: Ground): Ground {
  if (upper.every(({ alpha }) => alpha === 1)) return upper
  if (upper.every(({ alpha }) => alpha === 0)) return lower
  if (!lower) return undefined
  const seen = upper.flatMap(one => lower.map(other => over(one, other)))
  return seen.length > most_stops * 2 ? undefined : seen
}

/** What lies behind the text of an element, by its own color and picture and by what lies behind itself. */
export function groundOver(lower: Ground, color: Color | undefined, picture: string | undefined): Ground {
  const plain = color ? laidOver([color], lower) : undefined
  if (picture === 'none') return plain
  const stops = picture === undefined ? undefined : stopsOf(picture)
  return stops ? laidOver(stops, plain) : undefined
}
