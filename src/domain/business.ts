/** The trades the agency knows, by the name each has in the database, in the order they are shown. */
export const industryNames = {
  construction_contractors: 'Construction & Contractors',
  legal_services: 'Legal Services',
  home_services: 'Home Services',
  automotive: 'Automotive',
  real_estate: 'Real Estate',
  restaurants_food: 'Restaurants & Food',
  fitness_wellness: 'Fitness & Wellness',
  professional_services: 'Professional Services',
} as const

export type Industry = keyof typeof industryNames

/**
 * What a member of a business may do there. `owner`: everything, members and billing too. `manager`: edit the locations they
 * see. `viewer`: read them.
 */
export const memberRoles = ['owner', 'manager', 'viewer'] as const

export type MemberRole = (typeof memberRoles)[number]
