import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { lookAtPictures } from '#src/engines/audit/checks/links/dead/dead-pictures.ts'
import { namedPicturesOnHome } from '#src/engines/audit/checks/links/dead/named-pictures-on-home.ts'
import { general_guide } from '#src/engines/audit/checks/structured-data/business/google-guide.ts'

export const brokenPicture: SiteCheck = {
  id: 'schema-image-broken',
  section: 'structured-data',
  scope: 'site',
  severity: 'medium',
  title: 'Your structured data names a picture that cannot be loaded',
  why: 'Search engines show this picture beside your name. Without it they show none, or one of their own choice.',
  mend: 'Upload the picture again, correct its address in the structured data, or let robots.txt allow it.',
  source: general_guide,
  look: site => lookAtPictures(site, namedPicturesOnHome(site).in_data, 'googlebot-image'),
}
