import { articles } from '#src/content/articles/all-articles.ts'
import { topics } from '#src/content/articles/topics.ts'
import { cities } from '#src/content/cities/all-cities.ts'

const ofMainPages: Record<string, string> = {
  '/': 'Florida · Georgia · the Carolinas',
  '/what-we-do': 'What we do',
  '/solutions': 'Plans and prices',
  '/multi-location': 'For groups and franchises',
  '/listings-management': 'Listings management',
  '/reputation-management': 'Reputation management',
  '/local-seo-optimization': 'Local SEO optimization',
  '/ai-seo': 'Free SEO check',
  '/locations': 'Locations',
  '/get-started': 'Get started',
  '/contact-us': 'Contact us',
  '/education': 'Education',
  '/help-center': 'Help center',
  '/help-center/account': 'Help center',
  '/privacy': 'Privacy',
  '/terms': 'Terms of service',
  '/login': 'Sign in',
  '/sign-up': 'Sign up',
  '/confirm-email': 'Confirm your email',
  '/forgot-password': 'Account',
  '/new-password': 'Account',
  '/first-admin': 'First admin',
}

const ofArticles = articles.map(({ slug, topic }) => [
  `/education/${slug}`,
  `Guide · ${topics.find(({ id }) => id === topic)?.title}`,
])

const ofCities = cities.map(({ slug, county }) => [`/services/${slug}`, county])

const kinds: Record<string, string> = { ...ofMainPages, ...Object.fromEntries([...ofArticles, ...ofCities]) }

/** What kind of page it is, above the line of its social card. Throws for a page that nobody has named. */
export function cardKind(path: string): string {
  const kind = kinds[path]
  if (kind === undefined) throw new Error(`The social card of ${path} has no kind: see card-kinds.ts.`)
  return kind
}
