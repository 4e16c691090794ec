import { type MapPlace, mapSize } from '#src/features/locations/map/map-projection.ts'

/** What of the map is looked at: its middle and how wide it is, in units of the map. */
export type Frame = MapPlace & { span: number }

/** The picture is this much wider than high. */
export const frameRatio = 1.5

/** About ten miles: closer than that the drawing has nothing more to tell. */
const closest = 25
const widest = mapSize.height * frameRatio

export const wholeMap: Frame = { x: mapSize.width / 2, y: mapSize.height / 2, span: widest }

const kept = (span: number) => Math.min(widest, Math.max(closest, span))

/** The frame that holds all of these places with a margin around them; the whole map where there are none. */
export function frameAround(places: readonly MapPlace[]): Frame {
  if (places.length === 0) return wholeMap
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0]
  for (const { x, y } of places) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  const needed = Math.max(right - left, (bottom - top) * frameRatio)
  return { x: (left + right) / 2, y: (top + bottom) / 2, span: kept(Math.max(needed * 1.3, closest * 4)) }
}

/** The same middle, closer with a factor below 1. */
export function zoomed({ x, y, span }: Frame, factor: number): Frame {
  return { x, y, span: kept(span * factor) }
}

/** Where a place stands in the frame, from 0 to 1 of its width and height; outside of that it is not in the picture. */
export function placeInFrame({ x, y, span }: Frame, place: MapPlace): MapPlace {
  const height = span / frameRatio
  return { x: (place.x - x) / span + 0.5, y: (place.y - y) / height + 0.5 }
}

export const isAsCloseAsItGets = ({ span }: Frame) => span <= closest
export const isWhole = ({ span }: Frame) => span >= widest
