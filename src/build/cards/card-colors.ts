/** The light look of src/ui/tokens.css: a card is a picture and knows no other. */
export const colors = {
  paper: '#fbf7f0',
  raised: '#fffdf8',
  sunk: '#f3ecdf',
  ink: '#1d2326',
  soft: '#465054',
  hairline: '#e2d8c7',
  harbour: '#0f4c4a',
  'band-raised': '#18605d',
  'on-band': '#fbf3e4',
  lamp: '#e8a33d',
  'lamp-glow': '#f6d9a8',
  'lamp-ink': '#1d2326',
  clay: '#a84a34',
  moss: '#2f6b4f',
} as const

type Color = keyof typeof colors

const channels = (hex: string) => [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16))

/** `color-mix(in srgb, one share%, other)`, the share from 0 to 1. */
export function mix(one: Color | `#${string}`, share: number, other: Color | `#${string}`): `#${string}` {
  const hexOf = (color: Color | `#${string}`) => (color.startsWith('#') ? color : colors[color as Color])
  const others = channels(hexOf(other))
  const mixed = channels(hexOf(one)).map((channel, at) => Math.round(channel * share + (others[at] ?? 0) * (1 - share)))
  return `#${mixed.map(channel => channel.toString(16).padStart(2, '0')).join('')}`
}
