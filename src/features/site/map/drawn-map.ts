import type { Compass } from '#src/domain/geo.ts'

/** Where a label's text stands to its x: the SVG values. */
export type Anchor = 'start' | 'middle' | 'end'

/** Lines of one label; x and y are the baseline of the first line, in units of the drawing. */
export type Label = { x: number; y: number; anchor: Anchor; lines: string[]; kind: 'here' | 'city' | 'county' }

export type Dot = { slug: string; x: number; y: number }

export type DrawnSoutheast = {
  width: number
  height: number
  land: string
  borders: string
  dots: Dot[]
  labels: Label[]
}

export type DrawnState = {
  width: number
  height: number
  /** Units of the drawing to one unit of the two paths. */
  coarseness: number
  land: string
  county_lines: string
  dots: Dot[]
  labels: Label[]
}

/** One of the three nearest cities, with whole miles as the crow flies. */
export type DrawnNeighbor = { slug: string; name: string; state: string; miles: number; direction: Compass }

/** At the rim of the frame, turned clockwise from "up" in whole degrees toward a city outside it. */
export type Arrow = { x: number; y: number; turn: number }

export type DrawnCity = {
  width: number
  height: number
  land: string
  county: string
  county_lines: string
  state_lines: string
  coast: string
  here: Dot
  dots: Dot[]
  arrows: Arrow[]
  labels: Label[]
  neighbors: DrawnNeighbor[]
}

export type DrawnGrid = {
  width: number
  height: number
  land: string
  county: string
  lines: string
  river: string
  here: { x: number; y: number }
  points: { x: number; y: number }[]
}
