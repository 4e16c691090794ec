import type { PageText } from '../finish/page-text.ts'
import type { GeoFact } from '../types/business-facts.ts'

const gap = String.raw`[\s,;·•|/]{0,6}`
const decimal = String.raw`(-?\d{1,3}\.\d{2,10})\s?°?\s?`
const degrees = String.raw`(\d{1,3})\s?[°º]\s?(\d{1,2}(?:\.\d{1,6})?)\s?['′’]\s?(?:(\d{1,2}(?:\.\d{1,6})?)\s?(?:["″”]|['’]{2})\s?)?`
/** `32.0185° N, 80.1757° W` */
const with_letters = new RegExp(`${decimal}([NS])\\b${gap}${decimal}([EW])\\b`, 'iy')
/** `32°01′06″N 80°10′32″W` */
const in_minutes = new RegExp(`${degrees}([NS])\\b${gap}${degrees}([EW])\\b`, 'iy')
/** `N 32.0185, W 80.1757`, from the first number on. */
const letters_before = new RegExp(`${decimal}${gap}([EW])\\s?${decimal}`, 'iy')
/** `32.01851, -80.17571`: four decimals are written of nothing else. */
const plain = /(-?\d{1,2}\.\d{4,10})°?\s?,\s?(-?\d{1,3}\.\d{4,10})(?![\d.])/y
/** More of them are a list of places, as of anglers and hikers. */
const most = 2
const most_looks = 300

type Point = { latitude: number; longitude: number; decimals: number }

const signed = (value: number, letter: string) => (/[SW]/i.test(letter) ? -Math.abs(value) : value)
const decimalsOf = (written: string) => written.length - written.indexOf('.') - 1
const inDegrees = (whole = '', minutes = '', seconds = '0') =>
  Number(whole) + Number(minutes) / 60 + Number(seconds) / 3_600

function pointAt(text: string, at: number): Point | null {
  const exec = (pattern: RegExp) => {
    pattern.lastIndex = at
    return pattern.exec(text)
  }
  const lettered = exec(with_letters)
  if (lettered) {
    const [, latitude = '', north = '', longitude = '', west = ''] = lettered
    return pointOf(signed(Number(latitude), north), signed(Number(longitude), west), latitude, longitude)
  }
  const minutes = exec(in_minutes)
  if (minutes) {
    const [, lat, lat_minutes, lat_seconds, north = '', lon, lon_minutes, lon_seconds, west = ''] = minutes
    const latitude = signed(inDegrees(lat, lat_minutes, lat_seconds), north)
    const longitude = signed(inDegrees(lon, lon_minutes, lon_seconds), west)
    return { latitude, longitude, decimals: 4 }
  }
  const before = /([NS])\s?$/i.exec(text.slice(Math.max(0, at - 2), at))?.[1]
  const behind = before ? exec(letters_before) : null
  if (before && behind) {
    const [, latitude = '', west = '', longitude = ''] = behind
    return pointOf(signed(Number(latitude), before), signed(Number(longitude), west), latitude, longitude)
  }
  const [, latitude = '', longitude = ''] = exec(plain) ?? []
  return latitude === '' ? null : pointOf(Number(latitude), Number(longitude), latitude, longitude)
}

const pointOf = (latitude: number, longitude: number, ...written: readonly string[]): Point => ({
  latitude,
  longitude,
  decimals: Math.min(...written.map(decimalsOf)),
})

/** Of a number of up to three digits with decimals or a sign of degrees. */
function mayBegin(text: string, at: number): boolean {
  let end = at
  while (end - at < 4 && text.charCodeAt(end) >= 48 && text.charCodeAt(end) <= 57) end++
  const next = text[end] === ' ' ? text[end + 1] : text[end]
  return next === '.' || next === '°' || next === 'º'
}

/** Points on the globe that the visible text gives. */
export function pointsInText(text: PageText): GeoFact[] {
  const { said } = text
  const found: GeoFact[] = []
  let looks = 0
  let read_to = 0
  for (const at of text.numbers) {
    if (at < read_to || !mayBegin(said, at)) continue
    if (++looks > most_looks) break
    const has_minus = said[at - 1] === '-' || said[at - 1] === '−'
    const point = pointAt(said, at)
    if (!point) continue
    read_to = at + 12
    const latitude = has_minus ? -Math.abs(point.latitude) : point.latitude
    found.push({ ...text.placeAt(at), ...point, latitude, from: 'text', node: null })
  }
  const places = new Set(found.map(({ latitude, longitude }) => `${latitude.toFixed(2)} ${longitude.toFixed(2)}`))
  return places.size > most ? [] : found
}
