import type { Hono } from 'hono'
import { createAllow } from '#src/features/accounts/allow.ts'
import { profilesApi, userRolesApi } from '#src/features/accounts/api.ts'
import { authApi } from '#src/features/accounts/auth-api.ts'
import { createAuthorize } from '#src/features/accounts/authorize.ts'
import type { AccountsDeps } from '#src/features/accounts/open-accounts.ts'
import { usersApi } from '#src/features/accounts/users/api.ts'
import { activityApi } from '#src/features/activity/api.ts'
import { analyticsApi } from '#src/features/analytics/api.ts'
import { auditsApi } from '#src/features/audits/api.ts'
import { locationAuditsApi } from '#src/features/audits/of-location/api.ts'
import type { AuditsDeps } from '#src/features/audits/open-audits.ts'
import { checkSubscriptionApi, subscriptionsApi } from '#src/features/billing/api.ts'
import { businessesApi } from '#src/features/businesses/api.ts'
import { invitationsApi } from '#src/features/businesses/members/api.ts'
import { contactDeskApi } from '#src/features/contacts/desk-api.ts'
import { filesApi, logosApi } from '#src/features/files/api.ts'
import type { FilesDeps } from '#src/features/files/open-files.ts'
import { photosApi } from '#src/features/files/photos/api.ts'
import { locationsApi } from '#src/features/locations/api.ts'
import { bulkApi } from '#src/features/locations/bulk/api.ts'
import { categoriesApi } from '#src/features/locations/categories-api.ts'
import { draftsApi } from '#src/features/locations/drafts/api.ts'
import { groupsApi } from '#src/features/locations/groups/api.ts'
import { importsApi } from '#src/features/locations/imports/api.ts'
import { viewsApi } from '#src/features/locations/views/api.ts'
import { onboardingApi } from '#src/features/onboarding/api.ts'
import { placesApi } from '#src/features/places/api.ts'
import { settingsApi } from '#src/features/settings/api.ts'
import type { Installation } from '#src/features/settings/installation.ts'
import { createApiApp } from '#src/platform/http/api-app.ts'
import { apiReference } from '#src/platform/http/api-reference.ts'
import { declaredRoutes } from '#src/platform/http/declared-access.ts'
import type { HttpEnv } from '#src/platform/http/http-env.ts'
import type { JobQueue } from '#src/platform/jobs/job-queue.ts'
import type { Log } from '#src/platform/log/log.ts'

type Parts = {
  contacts: Hono<HttpEnv>
  audits: AuditsDeps
  accounts: AccountsDeps
  files: FilesDeps
  queue: Pick<JobQueue, 'send'>
  brand_name: string
  /** Origin under which visitors reach the site. */
  site_origin: string
  installation: Installation
  log: Log
}

/** The API of the product: one Hono app of everything below /api, and of the session protocol below /auth/v1. */
export function createApi({
  contacts,
  audits,
  accounts,
  files,
  queue,
  brand_name,
  site_origin,
  installation,
  log,
}: Parts): Hono<HttpEnv> {
  const app = createApiApp(site_origin, log)
  const { database } = accounts
  const allow = createAllow(createAuthorize(accounts))
  app.route('/auth/v1', authApi(accounts, allow))
  app.route('/api/contacts', contacts)
  app.route('/api/contacts', contactDeskApi({ ...accounts, allow }))
  app.route('/api/audits', auditsApi(audits))
  app.route('/api/analytics', analyticsApi({ database, allow }))
  app.route('/api/profiles', profilesApi({ database, allow }))
  app.route('/api/user-roles', userRolesApi({ database, allow }))
  app.route('/api/users', usersApi(accounts, allow))
  app.route('/api/settings', settingsApi(accounts, installation, allow))
  app.route('/api/businesses', businessesApi(accounts, allow))
  app.route('/api/businesses', logosApi(files, allow))
  app.route('/api/business-invitations', invitationsApi(database, allow))
  app.route('/api/locations', bulkApi(database, allow))
  app.route('/api/locations', locationsApi(database, allow))
  app.route('/api/locations', photosApi(files, allow))
  app.route('/api/locations', locationAuditsApi(audits, allow))
  app.route('/api/location-groups', groupsApi(database, allow))
  app.route('/api/location-views', viewsApi(database, allow))
  app.route('/api/location-drafts', draftsApi(database, allow))
  app.route('/api/files', filesApi(files, allow))
  app.route('/api/onboarding', onboardingApi(accounts, allow))
  app.route('/api/location-imports', importsApi({ database, queue }, allow))
  app.route('/api/activity', activityApi(database, allow))
  app.route('/api/functions/check-subscription', checkSubscriptionApi(database, allow))
  app.route('/api/subscriptions', subscriptionsApi(database, allow))
  app.route('/api/places', placesApi(allow))
  app.route('/api/business-categories', categoriesApi(allow))
  const info = {
    title: `${brand_name} API`,
    version: '1',
    description: 'What the site itself calls, open to other programs.',
  }
  app.route('/api', apiReference(app, info, site_origin))
  declaredRoutes(app)
  return app
}
