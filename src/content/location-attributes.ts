/** The groups in which attributes are shown, by the name each has in the database. */
export const attributeGroups = {
  accessibility: 'Accessibility',
  amenities: 'Amenities',
  service_options: 'Service options',
  planning: 'Planning a visit',
  parking: 'Parking',
  identity: 'The business identifies as',
} as const

type AttributeGroup = keyof typeof attributeGroups

/** Something that a location has or has not, answered yes or no. `id` never changes. */
export type LocationAttribute = { id: string; name: string; group: AttributeGroup }

const listed: Record<AttributeGroup, Record<string, string>> = {
  accessibility: {
    wheelchair_accessible_entrance: 'Wheelchair accessible entrance',
    wheelchair_accessible_parking: 'Wheelchair accessible parking lot',
    wheelchair_accessible_restroom: 'Wheelchair accessible restroom',
    wheelchair_accessible_seating: 'Wheelchair accessible seating',
    assistive_hearing_loop: 'Assistive hearing loop',
  },
  amenities: {
    restroom: 'Restroom',
    gender_neutral_restroom: 'Gender-neutral restroom',
    public_wifi: 'Wi-Fi for customers',
    outdoor_seating: 'Outdoor seating',
    bar_onsite: 'Bar on site',
    kids_menu: 'Kids’ menu',
    high_chairs: 'High chairs',
    changing_table: 'Changing table',
    dogs_allowed: 'Dogs allowed',
    waiting_area: 'Waiting area',
    showers: 'Showers',
    lockers: 'Lockers',
    live_music: 'Live music',
  },
  service_options: {
    onsite_services: 'On-site services',
    online_estimates: 'Online estimates',
    online_appointments: 'Online appointments',
    emergency_service: 'Emergency service',
    free_estimates: 'Free estimates',
    delivery: 'Delivery',
    takeout: 'Takeout',
    dine_in: 'Dine-in',
    drive_through: 'Drive-through',
    curbside_pickup: 'Curbside pickup',
    in_store_pickup: 'In-store pickup',
    in_store_shopping: 'In-store shopping',
    same_day_delivery: 'Same-day delivery',
    catering: 'Catering',
    online_classes: 'Online classes',
    repair_services: 'Repair services',
    installation_services: 'Installation services',
  },
  planning: {
    appointment_required: 'Appointment required',
    appointments_recommended: 'Appointments recommended',
    accepts_walk_ins: 'Accepts walk-ins',
    accepts_reservations: 'Accepts reservations',
    accepts_new_clients: 'Accepts new clients',
    membership_required: 'Membership required',
    good_for_kids: 'Good for kids',
    good_for_groups: 'Good for groups',
  },
  parking: {
    free_parking_lot: 'Free parking lot',
    paid_parking_lot: 'Paid parking lot',
    free_street_parking: 'Free street parking',
    paid_street_parking: 'Paid street parking',
    parking_garage: 'Parking garage',
    valet_parking: 'Valet parking',
    bicycle_parking: 'Bicycle parking',
    ev_charging: 'Electric vehicle charging',
  },
  identity: {
    asian_owned: 'Asian-owned',
    black_owned: 'Black-owned',
    disabled_owned: 'Disabled-owned',
    indigenous_owned: 'Indigenous-owned',
    latino_owned: 'Latino-owned',
    lgbtq_owned: 'LGBTQ+ owned',
    veteran_owned: 'Veteran-owned',
    women_owned: 'Women-owned',
    small_business: 'Small business',
    lgbtq_friendly: 'LGBTQ+ friendly',
  },
}

/**
 * What customers ask of a shop before they come. A small selection of our own, in words that Google Business Profile uses too;
 * which of them a profile can show depends on its category and is Google's to say.
 */
export const locationAttributes: readonly LocationAttribute[] = (
  Object.keys(attributeGroups) as AttributeGroup[]
).flatMap(group => Object.entries(listed[group]).map(([id, name]) => ({ id, name, group })))
