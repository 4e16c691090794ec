/** A point that a script draws a map around, as its numbers are written, and the ids of elements that the script asks for. */
export type CodePoint = { latitude: string; longitude: string; ids: readonly string[] }

const number = String.raw`["']?(-?\d{1,3}\.\d{2,15})["']?`
const forms: readonly (readonly [sign: string, pattern: RegExp, reversed: boolean])[] = [
  ['LatLng(', new RegExp(String.raw`\bLatLng\(\s*${number}\s*,\s*${number}`, 'g'), false],
  [
    'lat',
    new RegExp(
      String.raw`\blat(?:itude)?["']?\s*:\s*${number}\s*,\s*["']?(?:lng|lon|long|longitude)["']?\s*:\s*${number}`,
      'g',
    ),
    false,
  ],
  ['setView', new RegExp(String.raw`\bsetView\(\s*\[\s*${number}\s*,\s*${number}`, 'g'), false],
  ['L.marker', new RegExp(String.raw`\bL\.marker\(\s*\[\s*${number}\s*,\s*${number}`, 'g'), false],
  // Mapbox alone tells the longitude first.
  ['setLngLat', new RegExp(String.raw`\bsetLngLat\(\s*\[\s*${number}\s*,\s*${number}`, 'g'), true],
]
const element_asked =
  /(?:getElementById\(|querySelector\(|L\.map\(|\bcontainer["']?\s*:|\$\(|\bnew [\w.]{1,40}\()\s*["'`]#?([\w-]{1,60})["'`]/g
/** More are those of several places, or the corners of an area. */
const most = 4
/** Maps are set up in a few lines. */
const longest = 60_000

/** Points of maps in a script of the page. */
export function pointsInCode(code: string): CodePoint[] {
  if (!code.includes('lat') && !code.includes('L.m') && !code.includes('Lat')) return []
  const text = code.slice(0, longest)
  const points = forms.flatMap(([sign, pattern, reversed]) =>
    text.includes(sign)
      ? [...text.matchAll(pattern)].map(([, first = '', second = '']) =>
          reversed ? { latitude: second, longitude: first } : { latitude: first, longitude: second },
        )
      : [],
  )
  if (points.length === 0 || points.length > most) return []
  const ids = [...text.matchAll(element_asked)].map(([, id = '']) => id)
  return points.map(point => ({ ...point, ids }))
}
