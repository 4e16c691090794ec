import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { onWorkingPages } from '#src/engines/audit/checks/where-it-applies.ts'
import { hasNoGoal } from '#src/engines/audit/facts/has-no-goal.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'
import type { LinkFact } from '#src/engines/audit/facts/types/link-facts.ts'

const pathOf = (url: string) => (URL.parse(url)?.pathname ?? '').replace(/index\.(?:html?|php)$/i, '')
/** The front of a part of the site: of a language, or of one of several places. */
const front_of_part =
  /^\/(?:[a-z]{2}(?:-[a-z]{2})?|(?:locations?|offices?|stores?|clinics?)\/[^/]+|[^/]*-(?:[a-z]{2}))\/?$/i
const first_links = 4

/** The picture in the head that bears the name of the site. */
function logoOf({ links, images }: PageFacts): LinkFact | undefined {
  const head = links.filter(({ hidden, region }) => !hidden && region !== 'footer').slice(0, first_links)
  const called = head.find(({ brand }) => brand)
  if (called) return called
  return head.find(link => {
    const { images: held, offset, region } = link
    // The foremost of all links stands at the top, whatever the box around it is called.
    if (held === 0 || (region === 'body' && link !== links.find(({ hidden }) => !hidden))) return false
    const picture = images.find(image => image.offset > offset)
    return (
      picture !== undefined && /\blogo\b/i.test(`${picture.alt ?? ''} ${(picture.src ?? '').replace(/[_\d]/g, ' ')}`)
    )
  })
}

export const logoLeadsAstray: PageCheck = {
  id: 'logo-leads-not-home',
  section: 'links',
  scope: 'page',
  severity: 'low',
  title: 'The logo does not lead to the front page',
  why: 'Visitors press the logo to begin anew. Here it leads nowhere, or to the very page they are on.',
  mend: 'Give the link around the logo the address of your front page, such as href="/".',
  source: 'https://www.nngroup.com/articles/centered-logos/',
  look: onWorkingPages(({ url, kind, facts }) => {
    const path = pathOf(url)
    if (kind === 'home' || kind === 'location' || path === '/' || facts.base !== null) return notApplicable
    const logo = logoOf(facts)
    if (!logo || logo.scripted || logo.role !== '') return notApplicable
    const back = facts.links.some(link => link.internal && link.url !== null && pathOf(link.url) === '/')
    const is_itself = logo.internal && logo.url !== null && logo.kind === 'web' && pathOf(logo.url) === path
    const leads_nowhere = hasNoGoal(logo) || logo.kind === 'empty'
    // Without a way home at all, the page is the front of something of its own.
    if (!(leads_nowhere || (is_itself && back && !front_of_part.test(path)))) return foundAll([])
    const occurrence: Occurrence = {
      url,
      line: logo.line,
      evidence: `the logo has href="${(logo.href ?? '').slice(0, 80)}"`,
    }
    return foundAll([occurrence])
  }),
}
