import { type GeoPermissibleObjects, type GeoProjection, geoMercator, geoPath } from 'd3-geo'
import { cities } from '#src/content/cities/all-cities.ts'
import { type City, cityName } from '#src/content/cities/city.ts'
import { type Neighbor, nearest, type Point } from '#src/domain/geo.ts'
import { coastLines, countyLines, landOf, stateLines } from '#src/features/site/map/atlas.ts'
import type { Arrow, Dot, DrawnCity } from '#src/features/site/map/drawn-map.ts'
import { inkPen } from '#src/features/site/map/ink-path.ts'
import { placeLabels, type Wish } from '#src/features/site/map/place-labels.ts'

const width = 600
const height = 420
const rim = 24
const middle = { x: width / 2, y: height / 2 }

/** Mercator scale for a frame of so many miles across, true at the centre. */
export function frameAround(centre: Point, miles: number, frame: { width: number; height: number }): GeoProjection {
  const { width, height } = frame
  return geoMercator()
    .center([centre.lng, centre.lat])
    .translate([width / 2, height / 2])
    .scale((width / miles) * 3958.8 * Math.cos((centre.lat * Math.PI) / 180))
    .clipExtent([
      [0, 0],
      [width, height],
    ])
}

const shared = { land: landOf(), county_lines: countyLines(), state_lines: stateLines(), coast: coastLines() }

/** Path data of one shape, at most one unit off. */
export function inked(projection: GeoProjection, shape: GeoPermissibleObjects, tolerance = 0.8): string {
  const pen = inkPen(tolerance)
  geoPath(projection, pen)(shape)
  return pen.text()
}

function dotOf(projection: GeoProjection, city: City): Dot {
  const [x = 0, y = 0] = projection([city.lng, city.lat]) ?? []
  return { slug: city.slug, x: Math.round(x), y: Math.round(y) }
}

function isInside({ x, y }: Dot): boolean {
  return x >= rim && x <= width - rim && y >= rim && y <= height - rim
}

/** The point of the rim that lies on the way from the middle to a place outside. */
function arrowToward({ x, y }: Dot): Arrow {
  const [dx, dy] = [x - middle.x, y - middle.y]
  const scale = Math.min((middle.x - rim) / Math.abs(dx || 1), (middle.y - rim) / Math.abs(dy || 1))
  return {
    x: Math.round(middle.x + dx * scale),
    y: Math.round(middle.y + dy * scale),
    turn: Math.round((Math.atan2(dx, -dy) * 180) / Math.PI),
  }
}

const miles = (neighbor: Neighbor<City>) => Math.round(neighbor.miles)

type Outside = { neighbor: Neighbor<City>; dot: Dot }
type Signpost = { arrow: Arrow; lines: string[] }

/** One arrow for each city outside the frame; cities in nearly the same direction share the arrow of the nearest. */
function gatherSignposts(outside: readonly Outside[]): Signpost[] {
  const signposts: Signpost[] = []
  for (const { neighbor, dot } of outside) {
    const arrow = arrowToward(dot)
    const line = `${cityName(neighbor.place.slug)} ${miles(neighbor)} mi`
    const close = signposts.find(other => Math.abs(((other.arrow.turn - arrow.turn + 540) % 360) - 180) < 24)
    if (close) close.lines.push(line)
    else signposts.push({ arrow, lines: [line] })
  }
  return signposts
}

/** About 70 miles around a city: its county, the counties beside it, the coast and the way to its three nearest of the forty. */
export function drawCity(city: City): DrawnCity {
  const projection = frameAround(city, 70, { width, height })
  const here = dotOf(projection, city)
  const neighbors = nearest(city, cities, 3)
  const dots = cities
    .filter(other => other !== city)
    .map(other => dotOf(projection, other))
    .filter(isInside)
  const near = neighbors.map(neighbor => ({ neighbor, dot: dotOf(projection, neighbor.place) }))
  const signposts = gatherSignposts(near.filter(({ dot }) => !isInside(dot)))
  const arrows = signposts.map(signpost => signpost.arrow)
  const named = new Set(neighbors.map(({ place }) => place.slug))
  const wishes: Wish[] = [
    { ...here, lines: [cityName(city.slug)], kind: 'here', required: true },
    ...near
      .filter(({ dot }) => isInside(dot))
      .map(({ neighbor, dot }) => ({
        x: dot.x,
        y: dot.y,
        lines: [cityName(neighbor.place.slug), `${miles(neighbor)} mi`],
        kind: 'city' as const,
        required: true,
      })),
    ...signposts.map(({ arrow, lines }) => ({ x: arrow.x, y: arrow.y, lines, kind: 'city' as const, required: true })),
    ...dots
      .filter(dot => !named.has(dot.slug))
      .map(dot => ({ x: dot.x, y: dot.y, lines: [cityName(dot.slug)], kind: 'city' as const, required: false })),
  ]
  const marks = [
    { ...here, radius: 14 },
    ...dots.map(dot => ({ ...dot, radius: 8 })),
    ...arrows.map(arrow => ({ ...arrow, radius: 12 })),
  ]
  return {
    width,
    height,
    land: inked(projection, shared.land),
    county: inked(projection, landOf([city.county_fips])),
    county_lines: inked(projection, shared.county_lines),
    state_lines: inked(projection, shared.state_lines),
    coast: inked(projection, shared.coast),
    here,
    dots,
    arrows,
    labels: placeLabels(wishes, { width, height, marks }),
    neighbors: neighbors.map(neighbor => ({
      slug: neighbor.place.slug,
      name: cityName(neighbor.place.slug),
      state: neighbor.place.state,
      miles: miles(neighbor),
      direction: neighbor.direction,
    })),
  }
}
