/** One of the ten sections of the free check. */
export type AuditSection = {
  id: string
  name: string
  /** Share of the score out of 100. */
  weight: number
  looks_at: string
  why: string
}

/** What the free check scores, heaviest first. The weights add up to 100. */
export const auditSections: readonly AuditSection[] = [
  {
    id: 'local',
    name: 'Local',
    weight: 20,
    looks_at: 'Your name, address, phone and hours on every page, and whether they agree with each other.',
    why: 'Two phone numbers make a customer pick a third one: your competitor’s.',
  },
  {
    id: 'technical',
    name: 'Technical',
    weight: 15,
    looks_at: 'Answers, redirects, the sitemap, robots.txt, and pages that are hidden by mistake.',
    why: 'A page that a search engine cannot open cannot be shown to anyone.',
  },
  {
    id: 'on-page',
    name: 'On the page',
    weight: 15,
    looks_at: 'Titles, descriptions, headings, and pages that say almost nothing or say the same thing twice.',
    why: 'The title is the line people read before they choose whom to call.',
  },
  {
    id: 'structured-data',
    name: 'Structured data',
    weight: 10,
    looks_at: 'The machine-readable card in your pages: business type, address, hours, and errors in them.',
    why: 'It tells a machine the same facts as your sign does, without room for a guess.',
  },
  {
    id: 'links',
    name: 'Links',
    weight: 10,
    looks_at: 'Links that lead nowhere, to a test site, or to a page of yours that no longer exists.',
    why: 'A dead link on the booking page is a closed door during business hours.',
  },
  {
    id: 'speed',
    name: 'Speed',
    weight: 10,
    looks_at: 'How fast the server answers, how heavy pages and pictures are, and what holds up the first view.',
    why: 'Your customer is on a phone in a parking lot, with two bars of signal.',
  },
  {
    id: 'mobile',
    name: 'Mobile',
    weight: 5,
    looks_at: 'Whether each page fits itself to a phone, or shows it a shrunken desktop page.',
    why: 'If the phone number is hard to tap, it does not get tapped.',
  },
  {
    id: 'accessibility',
    name: 'Accessibility',
    weight: 5,
    looks_at: 'Picture descriptions, form labels, heading order, and the language of the page.',
    why: 'Some customers listen to your page or use it by keyboard. They buy, too.',
  },
  {
    id: 'security',
    name: 'Security',
    weight: 5,
    looks_at: 'The padlock, forms sent without it, and private files left in the open.',
    why: 'Browsers warn people away from a page that is not secure.',
  },
  {
    id: 'ai',
    name: 'AI readiness',
    weight: 5,
    looks_at: 'Whether AI search can reach your pages and read who you are, where, and when you open.',
    why: 'When someone asks an assistant for a plumber nearby, it can only repeat what it could read.',
  },
]

/** What no reading of a public website can tell. */
export const auditBlindSpots: readonly string[] = [
  'Where you rank. Places on the map change from street to street, and reading a site cannot measure them.',
  'The inside of your business profiles: their insights, messages and settings.',
  'Pages behind a login, and whatever a page shows only after somebody fills in a form.',
  'Whether your prices, your photos and your words win people over. That takes a person: ask us, and one of us looks.',
]
