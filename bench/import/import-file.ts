const headings = [
  'Store code',
  'Business name',
  'Address line 1',
  'Locality',
  'Administrative area',
  'Country / Region',
  'Postal code',
  'Latitude',
  'Longitude',
  'Primary phone',
  'Website',
  'Primary category',
  'Additional categories',
  'Sunday hours',
  'Monday hours',
  'Tuesday hours',
  'Wednesday hours',
  'Thursday hours',
  'Friday hours',
  'Saturday hours',
  'Special hours',
  'From the business',
  'Opening date',
  'Labels',
]

const weekday = '8:00 AM-12:00 PM, 1:00 PM-5:00 PM'

function rowOf(n: number): string[] {
  return [
    `JAX-${n}`,
    `Okafor's Plumbing ${n}`,
    `${n} Bay Street`,
    'Jacksonville',
    'FL',
    'US',
    '32202',
    '30.3285',
    '-81.6589',
    `(904) ${355 + Math.floor(n / 10_000)}-${String(n % 10_000).padStart(4, '0')}`,
    `https://okafor-plumbing.example/shops/${n}`,
    'Plumber',
    'Drainage service, Septic system service',
    'x',
    ...Array.from({ length: 5 }, () => weekday),
    '9:00 AM-12:00 PM',
    '2026-12-24: 9:00 AM-12:00 PM, 2026-12-25: x',
    'Two brothers who mend pipes and drains in Duval County. We tell you the cost before we begin.',
    '2008-03',
    'north, open late',
  ]
}

/** So many locations as Google Business Profile's own sheet has them, in CSV. */
export function googleSheet(rows: number): Uint8Array {
  const line = (cells: readonly string[]) => cells.map(cell => `"${cell}"`).join(',')
  const lines = Array.from({ length: rows }, (_, n) => line(rowOf(n + 1)))
  return new TextEncoder().encode([line(headings), ...lines].join('\r\n'))
}
