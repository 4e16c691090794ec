import type { LocationRules } from '#src/domain/location/record/check-location.ts'
import type { LocationRecord, RegularHours } from '#src/domain/location/record/location-record.ts'
import { readPhone } from '#src/engines/phones/read-phone.ts'

/** A Saturday noon in Jacksonville. */
const now = Date.parse('2026-11-21T17:00:00Z')

export const sampleRules: LocationRules = {
  now,
  known_categories: new Set(['plumber', 'drainage_service', 'water_heater_supplier', 'bathroom_remodeler']),
  known_attributes: new Set(['wheelchair_accessible_entrance', 'restroom', 'veteran_owned']),
  readPhone,
  findCentre: () => null,
}

const workday = [{ opens: '09:00', closes: '17:00' }]

export const closedWeek: RegularHours = {
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
}

/** A shop of which everything is told, as `checkLocation` gives it back. Nothing in it raises a warning. */
export const sampleLocation: LocationRecord = {
  name: "Okafor's Plumbing",
  store_code: 'JAX-1',
  business_type: 'both',
  address_line_1: '118 W Adams St',
  address_line_2: 'Suite 4',
  city: 'Jacksonville',
  state: 'FL',
  zip: '32202',
  hide_address: false,
  latitude: 30.3285,
  longitude: -81.6589,
  service_areas: [
    { kind: 'city', name: 'Orange Park', state: 'FL' },
    { kind: 'county', name: 'Duval', state: 'FL' },
    { kind: 'zip', name: '32207', state: 'FL' },
  ],
  phone: '+19046304000',
  additional_phones: ['+19046304001'],
  website: 'https://okafor-plumbing.example/jacksonville',
  primary_category: 'plumber',
  additional_categories: ['drainage_service'],
  regular_hours: {
    ...closedWeek,
    monday: workday,
    tuesday: workday,
    wednesday: workday,
    thursday: workday,
    friday: workday,
  },
  special_hours: [{ date: '2026-12-24', ranges: [{ opens: '09:00', closes: '12:00' }], note: 'Christmas Eve' }],
  more_hours: [{ kind: 'pickup', hours: { ...closedWeek, saturday: [{ opens: '08:00', closes: '10:00' }] } }],
  time_zone: 'America/New_York',
  open_status: 'open',
  opening_date: '2008-03',
  description: 'Two brothers who mend pipes and drains in Duval County. We tell you the cost before we begin.',
  services: [{ name: 'Drain cleaning', description: 'Kitchen and bathroom drains.', price: 'from $120' }],
  attributes: { wheelchair_accessible_entrance: true, restroom: false },
  social_links: { facebook: 'https://www.facebook.com/okaforplumbing' },
  booking_links: [{ kind: 'booking', url: 'https://okafor-plumbing.example/book' }],
  labels: ['north'],
  languages: ['en', 'es'],
  payment_types: ['cash', 'visa'],
  licence_number: 'CFC1428',
  owner_name: 'Ada Okafor',
  year_founded: 2008,
}
