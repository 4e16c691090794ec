import { readFileSync } from 'node:fs'
import { detached } from '#src/engines/audit/facts/detached.ts'
import { wordHash } from '#src/engines/audit/facts/spelling/word-hash.ts'
import { miles_of_degree, milesBetween, type Point } from './miles.ts'
import { states } from './state-numbers.ts'
import { townKey } from './town-key.ts'
import { degrees, zip_bytes } from './towns-file.ts'

/** A name in one state: where its ZIPs are, which may be those of two towns. */
export type Town = { name: string; state: string; zips: readonly string[]; points: readonly Point[] }

/**
 * `by_name`: a hash table of where entries begin, by the keys of their names; `by_zip`: where the entry of a ZIP's town begins.
 * Both hold one more than the place, so that 0 is nothing.
 */
type Table = { bytes: Buffer; by_name: Uint32Array; by_zip: Uint32Array }

/** A power of two; of the places half are taken. */
const name_slots = 32_768

let table: Table | undefined

/** Read when the first town is asked for. Made by `npm run known-towns`. */
function openTable(): Table {
  const bytes = readFileSync(new URL('./towns.bin', import.meta.url))
  const by_name = new Uint32Array(name_slots)
  const by_zip = new Uint32Array(100_000)
  for (let at = 0; at < bytes.length; ) {
    const start = at
    const end = at + 1 + (bytes[at] ?? 0)
    by_name[freeSlot(by_name, hashOfLetters(bytes, at + 1, end))] = start + 1
    at = end + 1
    for (let left = bytes[end] ?? 0; left > 0; left--) {
      const zips = bytes.readUInt16LE(at + 1)
      at += 3
      for (let zip = 0; zip < zips; zip++, at += zip_bytes) by_zip[bytes.readUIntLE(at, 3)] = start + 1
    }
  }
  return { bytes, by_name, by_zip }
}

/** `wordHash` of the key of a name that lies in bytes. */
function hashOfLetters(bytes: Buffer, from: number, end: number): number {
  let value = 0x811c9dc5 | 0
  for (let at = from; at < end; at++) {
    const letter = (bytes[at] ?? 0) | 32
    if (letter >= 97 && letter <= 122) value = Math.imul(value ^ letter, 0x01000193)
  }
  return value
}

const slotOf = (hash: number) => (hash ^ (hash >>> 15)) & (name_slots - 1)

function freeSlot(slots: Uint32Array, hash: number): number {
  let slot = slotOf(hash)
  while (slots[slot] !== 0) slot = (slot + 1) & (name_slots - 1)
  return slot
}

const nameAt = (bytes: Buffer, start: number) => bytes.toString('latin1', start + 1, start + 1 + (bytes[start] ?? 0))

/** Where the entries begin whose names have these letters: "La Grange" and "Lagrange" are two. */
function entriesOf(key: string): number[] {
  table ??= openTable()
  const { bytes, by_name } = table
  const found: number[] = []
  for (let slot = slotOf(wordHash(key)); by_name[slot] !== 0; slot = (slot + 1) & (name_slots - 1)) {
    const start = (by_name[slot] ?? 0) - 1
    if (townKey(nameAt(bytes, start)) === key) found.push(start)
  }
  return found
}

function pointAt(bytes: Buffer, at: number): Point {
  const west = bytes.readUInt16LE(at + 5) / degrees.west
  return { latitude: bytes.readUInt16LE(at + 3) / degrees.north, longitude: west > 180 ? 360 - west : -west }
}

function* townsAt(start: number): Generator<Town> {
  table ??= openTable()
  const { bytes } = table
  const name = nameAt(bytes, start)
  let at = start + 1 + name.length
  let left = bytes[at++] ?? 0
  for (; left > 0; left--) {
    const town = { name, state: states[bytes[at] ?? 0] ?? '', zips: [] as string[], points: [] as Point[] }
    const count = bytes.readUInt16LE(at + 1)
    at += 3
    for (let zip = 0; zip < count; zip++, at += zip_bytes) {
      town.zips.push(String(bytes.readUIntLE(at, 3)).padStart(5, '0'))
      town.points.push(pointAt(bytes, at))
    }
    yield town
  }
}

/** Pages of a site name the same few towns, and give the same ZIPs. */
const known_towns = new Map<string, readonly Town[]>()
const known_zips = new Map<string, ZipPlace | undefined>()
const most_known = 400

/** Everything that bears this name by the post of the United States, a state each; `[]` for what is no town's name. */
export function townsNamed(name: string): readonly Town[] {
  const key = townKey(name)
  const before = known_towns.get(key)
  if (before) return before
  const towns = readTowns(key)
  if (known_towns.size >= most_known) known_towns.clear()
  known_towns.set(detached(key), towns)
  return towns
}

function readTowns(key: string): Town[] {
  const [first, ...more] = entriesOf(key)
  if (first === undefined) return []
  const towns = [...townsAt(first)]
  for (const town of more.flatMap(start => [...townsAt(start)])) {
    const same = towns.findIndex(({ state }) => state === town.state)
    const other = towns[same]
    if (!other) towns.push(town)
    else towns[same] = { ...other, zips: [...other.zips, ...town.zips], points: [...other.points, ...town.points] }
  }
  return towns
}

/** Is it what a town of some state is called? In any spelling, without its state. */
export const isTownName = (name: string): boolean => townsNamed(name).length > 0

type ZipPlace = { name: string; state: string; point: Point }

/** Where the post brings what bears a ZIP: the town, its state and the middle of the ZIP; undefined for none in use. */
export function placeOfZip(zip: string): ZipPlace | undefined {
  const five = zip.slice(0, 5)
  if (known_zips.has(five)) return known_zips.get(five)
  const place = readPlace(five)
  if (known_zips.size >= most_known) known_zips.clear()
  known_zips.set(detached(five), place)
  return place
}

function readPlace(five: string): ZipPlace | undefined {
  table ??= openTable()
  const start = (table.by_zip[Number(five)] ?? 0) - 1
  if (start < 0) return undefined
  for (const { name, state, zips, points } of townsAt(start)) {
    const point = points[zips.indexOf(five)]
    if (point) return { name, state, point }
  }
  return undefined
}

/** How many towns have a ZIP within so many miles of a point; no more than `enough` are counted. */
export function townsAround(point: Point, miles: number, enough: number): number {
  let found = 0
  for (const _ of namesAround([point], miles)) if (++found === enough) break
  return found
}

/** The names of the towns that have a ZIP within so many miles of one of these points; of those in two states, twice. */
export function* namesAround(points: readonly Point[], miles: number): Generator<string> {
  table ??= openTable()
  const { bytes } = table
  const latitudes = points.map(({ latitude }) => latitude)
  const south = (Math.min(...latitudes) - miles / miles_of_degree) * degrees.north
  const north = (Math.max(...latitudes) + miles / miles_of_degree) * degrees.north
  for (let at = 0; at < bytes.length; ) {
    const start = at
    at += 1 + (bytes[at] ?? 0)
    for (let left = bytes[at++] ?? 0; left > 0; left--) {
      const zips = at + 3
      at = zips + bytes.readUInt16LE(at + 1) * zip_bytes
      let is_near = false
      for (let zip = zips; zip < at && !is_near; zip += zip_bytes) {
        const latitude = bytes.readUInt16LE(zip + 3)
        if (latitude < south || latitude > north) continue
        const middle = pointAt(bytes, zip)
        is_near = points.some(point => milesBetween(middle, point) < miles)
      }
      if (is_near) yield nameAt(bytes, start)
    }
  }
}
