/** A part of the globe in degrees. */
export type Box = { south: number; west: number; north: number; east: number }

/**
 * Where the states of the United States and some countries lie: south, west, north, east in degrees, rounded outwards.
 * The states (not the countries) hold, with a tenth of a degree to spare, the outlines of us-atlas 3.0.1, which are those of
 * the Census Bureau. Alaska runs over the antimeridian; its western islands are left out.
 */
const listed = `AL 30.1 -88.5 35.1 -84.8;AK 51.2 -180 71.5 -129.9;AZ 31.3 -114.9 37.1 -109;AR 33 -94.7 36.6 -89.6;
CA 32.5 -124.5 42.1 -114.1;CO 36.9 -109.1 41.1 -102;CT 40.9 -73.8 42.1 -71.7;DE 38.4 -75.8 39.9 -75;
DC 38.7 -77.2 39 -76.9;FL 24.4 -87.7 31.1 -79.9;GA 30.3 -85.7 35.1 -80.7;HI 18.8 -160.6 22.3 -154.7;
ID 41.9 -117.3 49.1 -111;IL 36.9 -91.6 42.6 -87;IN 37.7 -88.1 41.8 -84.7;IA 40.3 -96.7 43.6 -90.1;
KS 36.9 -102.1 40.1 -94.5;KY 36.4 -89.6 39.2 -81.9;LA 28.8 -94.1 33.1 -88.7;ME 42.9 -71.1 47.5 -66.8;
MD 37.8 -79.5 39.8 -75;MA 41.2 -73.6 42.9 -69.8;MI 41.6 -90.5 48.4 -82.1;MN 43.4 -97.3 49.5 -89.4;
MS 30.1 -91.7 35.1 -88;MO 35.9 -95.8 40.7 -89;MT 44.3 -116.1 49.1 -104;NE 39.9 -104.1 43.1 -95.2;
NV 35 -120.1 42.1 -114;NH 42.6 -72.6 45.4 -70.5;NJ 38.8 -75.6 41.4 -73.8;NM 31.3 -109.1 37.1 -102.9;
NY 40.4 -79.8 45.1 -71.8;NC 33.7 -84.4 36.7 -75.4;ND 45.9 -104.1 49.1 -96.5;OH 38.3 -84.9 42.4 -80.5;
OK 33.6 -103.1 37.1 -94.4;OR 41.9 -124.7 46.3 -116.4;PA 39.7 -80.6 42.6 -74.6;RI 41.1 -71.9 42.1 -71.1;
SC 32 -83.4 35.3 -78.4;SD 42.4 -104.1 46 -96.4;TN 34.9 -90.4 36.7 -81.6;TX 25.8 -106.7 36.6 -93.5;
UT 36.9 -114.1 42.1 -109;VT 42.7 -73.5 45.1 -71.4;VA 36.5 -83.7 39.5 -75.2;WA 45.5 -124.9 49.1 -116.9;
WV 37.2 -82.7 40.7 -77.7;WI 42.4 -92.9 47.2 -86.7;WY 40.9 -111.1 45.1 -104;PR 17.8 -68 18.6 -65.2;
US 24.4 -125 49.5 -66.8;country-CA 41.6 -141.1 83.2 -52.5;country-GB 49.8 -8.7 60.9 1.8;
country-AU -43.8 112.8 -9.1 153.7;country-IE 51.3 -10.7 55.5 -5.4;country-MX 14.4 -118.5 32.8 -86.6;
country-NZ -47.4 166.3 -34.3 178.7;country-DE 47.2 5.8 55.1 15.1;country-FR 41.3 -5.3 51.2 9.6`

const boxes = new Map<string, Box>()
for (const entry of listed.split(';')) {
  const [name, ...degrees] = entry.trim().split(' ')
  const [south = 0, west = 0, north = 0, east = 0] = degrees.map(Number)
  if (name) boxes.set(name, { south, west, north, east })
}

/** Where a state lies, by its two letters. */
export const stateBox = (state: string): Box | undefined => boxes.get(state)

/** The boxes of a country, by its two letters; none where this table does not know it. */
export function countryBoxes(country: string): Box[] {
  const names = country === 'US' ? ['US', 'AK', 'HI', 'PR'] : [`country-${country}`]
  return names.flatMap(name => boxes.get(name) ?? [])
}

/** Is a point inside, with a tenth of a degree (11 km) to spare? */
export function isInside({ south, west, north, east }: Box, latitude: number, longitude: number): boolean {
  const spare = 0.1
  return (
    latitude >= south - spare && latitude <= north + spare && longitude >= west - spare && longitude <= east + spare
  )
}

/** Do the boxes of two states touch? Then people and businesses cross from one to the other every day. */
export function areNeighbours(one: string, other: string): boolean {
  const [a, b] = [stateBox(one), stateBox(other)]
  if (!a || !b || one === other) return true
  return a.south <= b.north && b.south <= a.north && a.west <= b.east && b.west <= a.east
}
