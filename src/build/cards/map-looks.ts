import { colors, mix } from '#src/build/cards/card-colors.ts'

/** Presentation attributes of SVG; those of letters say how their outlines are drawn. */
export type Look = Readonly<Record<string, string>>

export type Tone = 'paper' | 'band'

const tones = {
  paper: {
    land: mix('hairline', 0.62, 'paper'),
    home: mix('lamp', 0.26, 'paper'),
    home_county: mix('lamp', 0.12, mix('hairline', 0.62, 'paper')),
    line: mix('ink', 0.2, 'paper'),
    edge: mix('harbour', 0.55, 'paper'),
    text: colors.ink,
    halo: colors.paper,
    dot: colors.harbour,
  },
  band: {
    land: colors['band-raised'],
    home: mix('lamp', 0.3, 'band-raised'),
    home_county: mix('lamp', 0.3, 'band-raised'),
    line: colors.harbour,
    edge: mix('on-band', 0.45, 'harbour'),
    text: colors['on-band'],
    halo: colors.harbour,
    dot: colors['on-band'],
  },
} as const

function looksOn(tone: Tone): Readonly<Record<string, Look>> {
  const { land, home, home_county, line, edge, text, halo, dot } = tones[tone]
  const drawn = { fill: 'none', 'stroke-linejoin': 'round' }
  return {
    map: { 'font-size': '19' },
    'map-framed': {},
    'map-on-band': {},
    'map-land': { fill: land },
    'map-home': { fill: home },
    'map-home-county': { fill: home_county },
    'map-water': { fill: mix('harbour', 0.3, 'paper') },
    'map-line': { ...drawn, stroke: line, 'stroke-width': '1.5' },
    'map-edge': { ...drawn, stroke: edge, 'stroke-width': '2' },
    'map-border': { ...drawn, stroke: edge, 'stroke-width': '1.5', 'stroke-dasharray': '7 4' },
    'map-dot': { fill: dot, stroke: halo, 'stroke-width': '2' },
    'map-glow': { fill: colors.lamp, opacity: '.32' },
    'map-shop': { fill: 'none', stroke: colors.lamp, 'stroke-width': '5' },
    'map-here': { fill: colors.lamp, stroke: colors.ink, 'stroke-width': '2.5' },
    'map-text': { fill: text, stroke: halo, 'stroke-width': '5', 'stroke-linejoin': 'round', 'paint-order': 'stroke' },
    'map-text-here': { 'font-weight': '600' },
    'map-text-bare': { stroke: 'none' },
    'map-rank': { 'font-size': '16', 'font-weight': '600', 'text-anchor': 'middle', fill: colors.raised },
    'map-rank-near': { fill: colors.ink },
    'map-top': { fill: colors.moss },
    'map-near': { fill: colors.lamp },
    'map-far': { fill: colors.clay },
    'map-none': { fill: colors.soft },
  }
}

/** The classes of src/features/site/map/map.css on the paper and on the dark band of a card. */
export const mapLooks = { paper: looksOn('paper'), band: looksOn('band') }
