/** Words that the generated pages of small businesses are made of. */
export const trades = ['Plumbing', 'Roofing', 'Dental Care', 'Landscaping', 'Auto Repair', 'Family Law', 'Pest Control']
export const families = ['Calloway', 'Hartsfield', 'Merriweather', 'Okafor', 'Delgado', 'Pruitt', 'Nguyen', 'Lindqvist']
export const towns = [
  { city: 'Savannah', state: 'GA', zip: '31401', area: '912', latitude: 32.0809, longitude: -81.0912 },
  { city: 'Tampa', state: 'FL', zip: '33602', area: '813', latitude: 27.9506, longitude: -82.4572 },
  { city: 'Greenville', state: 'SC', zip: '29601', area: '864', latitude: 34.8526, longitude: -82.394 },
  { city: 'Durham', state: 'NC', zip: '27701', area: '919', latitude: 35.994, longitude: -78.8986 },
]
export const streets = [
  'Magnolia Avenue',
  'Main Street',
  'Peachtree Road NE',
  'Harbor Blvd',
  'W Oak St',
  'County Road 210',
]
export const services = [
  'Emergency visits',
  'Free estimates',
  'Yearly maintenance',
  'New installations',
  'Repairs',
  'Inspections',
  'Commercial work',
  'Financing',
]

const plain =
  'we our team the your home business family customers local trusted work service repair install clean honest price fair years experience licensed insured call today schedule visit free estimate quality guarantee same day fast friendly neighborhood community county water roof garden engine tooth claim leak storm summer winter weekend morning office shop owner crew tools parts warranty inspection report safe simple clear before after first next every most often never always because when while with without from about into over under near across'.split(
    ' ',
  )

/** Small, fast and the same for the same seed; not for secrets. */
export function drawsFrom(seed: number): () => number {
  let state = seed >>> 0 || 1
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

export function pick<T>(list: readonly T[], draw: () => number): T {
  const picked = list[Math.floor(draw() * list.length)]
  if (picked === undefined) throw new Error('Nothing to pick from.')
  return picked
}

export function sentence(draw: () => number): string {
  const words = Array.from({ length: 8 + Math.floor(draw() * 14) }, () => pick(plain, draw)).join(' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}
