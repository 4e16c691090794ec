/** Parts from 0 to 255, and how opaque it is. */
export type Color = { red: number; green: number; blue: number; alpha: number }

/** Names of colors that styles use; any other name is not known. */
const named: Readonly<Record<string, string>> = {
  aliceblue: 'f0f8ff',
  antiquewhite: 'faebd7',
  aqua: '00ffff',
  beige: 'f5f5dc',
  black: '000000',
  blue: '0000ff',
  brown: 'a52a2a',
  chocolate: 'd2691e',
  coral: 'ff7f50',
  cornsilk: 'fff8dc',
  crimson: 'dc143c',
  cyan: '00ffff',
  darkblue: '00008b',
  darkgray: 'a9a9a9',
  darkgreen: '006400',
  darkgrey: 'a9a9a9',
  darkorange: 'ff8c00',
  darkred: '8b0000',
  deepskyblue: '00bfff',
  dimgray: '696969',
  dimgrey: '696969',
  dodgerblue: '1e90ff',
  firebrick: 'b22222',
  floralwhite: 'fffaf0',
  forestgreen: '228b22',
  ghostwhite: 'f8f8ff',
  gold: 'ffd700',
  goldenrod: 'daa520',
  gray: '808080',
  green: '008000',
  grey: '808080',
  ivory: 'fffff0',
  khaki: 'f0e68c',
  lightblue: 'add8e6',
  lightgray: 'd3d3d3',
  lightgreen: '90ee90',
  lightgrey: 'd3d3d3',
  lightyellow: 'ffffe0',
  lime: '00ff00',
  limegreen: '32cd32',
  linen: 'faf0e6',
  maroon: '800000',
  midnightblue: '191970',
  navy: '000080',
  olive: '808000',
  orange: 'ffa500',
  orangered: 'ff4500',
  pink: 'ffc0cb',
  purple: '800080',
  red: 'ff0000',
  royalblue: '4169e1',
  saddlebrown: '8b4513',
  salmon: 'fa8072',
  seagreen: '2e8b57',
  silver: 'c0c0c0',
  skyblue: '87ceeb',
  slategray: '708090',
  snow: 'fffafa',
  steelblue: '4682b4',
  tan: 'd2b48c',
  teal: '008080',
  tomato: 'ff6347',
  turquoise: '40e0d0',
  violet: 'ee82ee',
  wheat: 'f5deb3',
  white: 'ffffff',
  whitesmoke: 'f5f5f5',
  yellow: 'ffff00',
  yellowgreen: '9acd32',
}

const hex = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/
const numbers = /^(rgba?|hsla?|oklch)\(([^()]{1,120})\)$/

const between = (value: number, most: number) => Math.min(most, Math.max(0, value))

function fromHex(digits: string): Color {
  const all = digits.length < 5 ? [...digits].map(digit => digit + digit).join('') : digits
  const at = (index: number) => Number.parseInt(all.slice(index, index + 2), 16)
  return { red: at(0), green: at(2), blue: at(4), alpha: all.length === 8 ? at(6) / 255 : 1 }
}

function fromHsl(hue: number, saturation: number, lightness: number): Omit<Color, 'alpha'> {
  const strength = saturation * Math.min(lightness, 1 - lightness)
  const part = (turn: number) => {
    const at = (((turn + hue / 30) % 12) + 12) % 12
    return 255 * (lightness - strength * Math.max(-1, Math.min(at - 3, 9 - at, 1)))
  }
  return { red: part(0), green: part(8), blue: part(4) }
}

/** By the matrices of CSS Color 4. */
function fromOklch(lightness: number, chroma: number, hue: number): Omit<Color, 'alpha'> {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const shown = (linear: number) =>
    255 * between(linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055, 1)
  return {
    red: shown(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    green: shown(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    blue: shown(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  }
}

function fromNumbers(kind: string, written: string): Color | undefined {
  const parts = written.split(/[\s,/]+/).filter(Boolean)
  if (parts.length < 3 || parts.length > 4) return undefined
  const values = parts.map(part => {
    const value = Number.parseFloat(part)
    return part.endsWith('%') ? value / 100 : value
  })
  const [first = 0, second = 0, third = 0, alpha = 1] = values
  if (values.some(value => !Number.isFinite(value)) || !parts.every(part => /^-?[\d.]+(?:%|deg)?$/.test(part)))
    return undefined
  const opaque = between(alpha, 1)
  if (kind === 'oklch') return { ...fromOklch(first, second, third), alpha: opaque }
  if (kind.startsWith('hsl')) return { ...fromHsl(first, second, third), alpha: opaque }
  const whole = (value: number, at: number) => between(parts[at]?.endsWith('%') ? value * 255 : value, 255)
  return { red: whole(first, 0), green: whole(second, 1), blue: whole(third, 2), alpha: opaque }
}

/** A color as a style writes it, with nothing left to look up; undefined for what this cannot read. */
export function colorOf(written: string): Color | undefined {
  const value = written.trim().toLowerCase()
  if (value === 'transparent') return { red: 0, green: 0, blue: 0, alpha: 0 }
  if (hex.test(value)) return fromHex(value.slice(1))
  const digits = Object.hasOwn(named, value) ? named[value] : undefined
  if (digits !== undefined) return fromHex(digits)
  const [, kind = '', parts = ''] = numbers.exec(value) ?? []
  return kind === '' ? undefined : fromNumbers(kind, parts)
}

/** What is seen of one color over another. */
export function over(upper: Color, lower: Color): Color {
  const mixed = (one: number, other: number) => one * upper.alpha + other * (1 - upper.alpha)
  return {
    red: mixed(upper.red, lower.red),
    green: mixed(upper.green, lower.green),
    blue: mixed(upper.blue, lower.blue),
    alpha: lower.alpha,
  }
}

function luminance({ red, green, blue }: Color): number {
  const linear = (part: number) => {
    const value = part / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** From 1, nothing to be seen, to 21, black on white. */
export function contrastOf(one: Color, other: Color): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

export const hexOf = ({ red, green, blue }: Color): string =>
  `#${[red, green, blue].map(part => Math.round(part).toString(16).padStart(2, '0')).join('')}`
