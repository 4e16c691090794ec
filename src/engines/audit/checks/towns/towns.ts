import { milesBetween, type Point } from './miles.ts'
import { placeOfZip, type Town, townsNamed } from './town-table.ts'

/** From a point to the nearest ZIP of a town. */
export const milesTo = ({ points }: Pick<Town, 'points'>, point: Point): number =>
  Math.min(...points.map(each => milesBetween(each, point)))

/** The town of this name in that state; undefined where the post has none there. */
export const townIn = (name: string, state: string): Town | undefined =>
  townsNamed(name).find(town => town.state === state)

/** So many ZIPs make a city that people in other states have heard of. */
const zips_of_city = 3
const isBig = ({ zips }: Town): boolean => zips.length >= zips_of_city

/** Is there a city of this name, in whatever state? */
export const isCity = (name: string): boolean => townsNamed(name).some(isBig)

/** A name that so many states have is that of hamlets without a post office, too: Fairview, Oak Grove, Midway. */
const everywhere = 9
export const isWidespread = (towns: readonly Town[]): boolean => towns.length >= everywhere

/** The same where no second place of that name in that state is likely to be meant. */
export function onlyTownIn(name: string, state: string): Town | undefined {
  const named = townsNamed(name)
  const town = named.find(one => one.state === state)
  return town && (!isWidespread(named) || isBig(town)) ? town : undefined
}

/** Where an address is, as near as the post tells: its ZIP, or else its town. A ZIP of another state is wrong itself. */
export function pointsOfAddress(city: string, state: string, zip: string): readonly Point[] {
  const place = zip === '' ? undefined : placeOfZip(zip)
  if (place) return place.state === state ? [place.point] : []
  return zip === '' ? (onlyTownIn(city, state)?.points ?? []) : []
}
