import type { SectionId } from '#src/engines/audit/sections.ts'
import type { PresentedFinding } from '#src/features/audits/schema.ts'

/** What is mended on the server, in a template or in code: whoever built the site does it. */
const developerSections: ReadonlySet<SectionId> = new Set([
  'technical',
  'structured-data',
  'mobile',
  'speed',
  'security',
])

/** One tick or one line in the settings that most site builders have. */
const settings: ReadonlySet<string> = new Set([
  'noindex-page',
  'noindex-inner-page',
  'nosnippet',
  'nofollow-page',
  'ai-search-bots-blocked',
  'ai-blocked-by-wildcard',
  'favicon-missing',
  'sitemap-not-in-robots',
  'nosnippet-blocks-ai',
])

/** Somebody has to write or gather what is missing. */
const writing: ReadonlySet<string> = new Set([
  'thin-content',
  'duplicate-content-exact',
  'duplicate-content-near',
  'doorway-city-pages',
  'service-pages-missing',
  'service-area-pages-missing',
  'location-pages-missing',
  'faq-content-missing',
  'privacy-policy-missing',
  'about-page-missing',
  'answerable-basics',
  'reviews-absent',
])

/** No text of a page, though it stands in a section of texts. */
const builtIn: ReadonlySet<string> = new Set(['content-requires-js', 'mojibake', 'aria-invalid', 'duplicate-id'])

const fewPages = 3

type Seen = Pick<PresentedFinding, 'id' | 'section' | 'pages_affected'>

/** How much work a mend is, as far as a finding tells: what kind of thing it is, and on how many pages. */
export function effortOf({ id, section, pages_affected }: Seen): PresentedFinding['effort'] {
  if (settings.has(id)) return 'minutes'
  if (writing.has(id)) return 'hours'
  if (builtIn.has(id) || developerSections.has(section)) return 'developer'
  return pages_affected <= fewPages ? 'minutes' : 'hours'
}
