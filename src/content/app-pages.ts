import type { Role } from '#src/domain/access.ts'

/** One screen behind the guard. */
export type AppPage = {
  /** A pattern of React Router: `:id` stands for one segment. */
  path: string
  title: string
  /** The role it asks for; undefined: any signed-in user. */
  role: Role | undefined
  /** In the rail of its area. */
  in_rail: boolean
}

const client = (path: string, title: string, in_rail = true): AppPage => ({ path, title, role: undefined, in_rail })
const admin = (path: string, title: string, in_rail = true): AppPage => ({ path, title, role: 'admin', in_rail })

/** Every screen of the client area, in the order of its rail. */
export const clientPages: readonly AppPage[] = [
  client('/client', 'Dashboard', false),
  client('/client/dashboard', 'Dashboard'),
  client('/client/locations', 'Locations'),
  client('/client/locations/new', 'New location', false),
  client('/client/locations/import', 'Import locations', false),
  client('/client/locations/import/:id', 'Import', false),
  client('/client/locations/:id', 'Location', false),
  client('/client/locations/:id/info', 'Business info', false),
  client('/client/locations/:id/photos', 'Photos', false),
  client('/client/locations/:id/activity', 'Activity', false),
  client('/client/locations/:id/subscription', 'Subscription', false),
  client('/client/onboarding', 'Onboarding'),
  client('/client/onboarding/:step', 'Onboarding', false),
  client('/client/location-seo', 'Location SEO'),
  client('/client/billing', 'Billing'),
  client('/client/business', 'Business'),
  client('/client/invitation', 'Invitation', false),
  client('/client/settings', 'Settings'),
]

/** Every screen of the agency's area, in the order of its rail. */
export const adminPages: readonly AppPage[] = [
  admin('/admin', 'Dashboard', false),
  admin('/admin/dashboard', 'Dashboard'),
  admin('/admin/businesses', 'Businesses'),
  admin('/admin/businesses/:id', 'Business', false),
  admin('/admin/users', 'Users'),
  admin('/admin/users/:id', 'User', false),
  admin('/admin/change-requests', 'Change requests'),
  admin('/admin/contacts', 'Contacts'),
  admin('/admin/contacts/:id', 'Contact', false),
  admin('/admin/analytics', 'Analytics'),
  admin('/admin/settings', 'Settings'),
]

export const appPages: readonly AppPage[] = [...clientPages, ...adminPages]
