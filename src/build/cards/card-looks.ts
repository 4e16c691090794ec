import { colors } from '#src/build/cards/card-colors.ts'
import { type Look, mapLooks, type Tone } from '#src/build/cards/map-looks.ts'

const paint: Readonly<Record<string, string>> = { ...colors, none: 'none' }
const weights: Readonly<Record<string, Look>> = { semibold: { 'font-weight': '600' }, display: {} }

/** The classes of Tailwind that drawings use: a color, a width of line, a size or weight of letters. */
function utility(name: string): Look | undefined {
  const [, property = '', value = ''] = /^(fill|stroke|text|font)-(.+)$/.exec(name) ?? []
  if (property === 'font') return weights[value]
  const size = /^(?:\[(\d+)(?:px)?\]|(\d+))$/.exec(value)
  const number = size?.[1] ?? size?.[2]
  if (property === 'text') return number ? { 'font-size': number } : undefined
  if (property === 'stroke' && number) return { 'stroke-width': number }
  return paint[value] ? { [property]: paint[value] } : undefined
}

/** How the classes of a drawn element look on a card. Throws at one that no card knows, so that nothing is drawn in black by oversight. */
export function lookOf(classes: string, tone: Tone): Look {
  const looks = classes
    .split(/\s+/)
    .filter(Boolean)
    .map(name => {
      const look = mapLooks[tone][name] ?? utility(name)
      if (!look)
        throw new Error(`No social card knows the class "${name}" of a drawing: see src/build/cards/card-looks.ts.`)
      return look
    })
  return Object.assign({}, ...looks)
}
