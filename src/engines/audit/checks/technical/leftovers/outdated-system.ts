import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { onWorkingPages } from '#src/engines/audit/checks/where-it-applies.ts'

/** Systems whose makers mend nothing any more, by what they write into a page of themselves. */
const ended: readonly (readonly [RegExp, string])[] = [
  [/^joomla!? ?(?:1\.|2\.|3\.)/i, 'Joomla 3 and older are mended no more since 2023'],
  [/^drupal (?:[4-7])(?!\d)/i, 'Drupal 7 and older are mended no more since 2025'],
  [/^typo3 (?:cms )?[3-9](?:\.|\b)/i, 'this TYPO3 is mended no more'],
  [/^wordpress (?:[1-3]\.|4\.[0-6](?!\d))/i, 'WordPress before 4.7 is mended no more'],
  [/^microsoft frontpage|^frontpage/i, 'FrontPage ended in 2006'],
  [/^iweb/i, 'iWeb ended in 2011'],
  // It writes the number of its version alone.
  [/^(?:adobe )?muse\b|^20(?:1[3-9]|20)\.\d{1,2}\.\d{1,2}\.\d{1,4}$/i, 'Muse ended in 2020'],
  [/^adobe golive|^golive/i, 'GoLive ended in 2008'],
  [/^(?:microsoft )?(?:expression web|publisher|word)\b/i, 'no program for web pages, or one that has ended'],
  [
    /^(?:claris home page|netobjects fusion|homestead sitebuilder|yahoo! sitebuilder|mozilla\/4|nvu|kompozer|web easy)/i,
    'its program has ended',
  ],
  [/^freeway (?:pro|express)/i, 'Freeway ended in 2016'],
  [/^(?:apple )?rapidweaver [1-6](?!\d)/i, 'this RapidWeaver is mended no more'],
]

/** Those that are known by the scripts they bring along. */
const ended_scripts: readonly (readonly [RegExp, string])[] = [
  [/\/Spry[A-Z]\w{2,40}\.js(?:[?#]|$)/, 'Adobe gave up Spry, of Dreamweaver, in 2012'],
  [/\/iWeb(?:Site|Image)\.js(?:[?#]|$)/, 'iWeb ended in 2011'],
]

export const outdatedSystem: PageCheck = {
  id: 'outdated-system',
  section: 'technical',
  severity: 'medium',
  scope: 'page',
  title: 'The site is made with a system that nobody mends any more',
  why: 'Holes in it stay open, and whoever looks for them reads the name in your pages. What browsers and phones need today it does not know.',
  mend: 'Move the site to a system that is kept up. If it has been moved already, take the old line out of the page.',
  source: 'https://owasp.org/Top10/A06_2021-Vulnerable_and_Outdated_Components/',
  look: onWorkingPages(({ url, facts }) => {
    const told = facts.metas.filter(({ name, content }) => name === 'generator' && content !== '')
    const sources = facts.scripts.filter(({ src }) => src !== null)
    if (told.length + sources.length === 0) return notApplicable
    for (const { content, line } of told) {
      const reason = ended.find(([pattern]) => pattern.test(content.trim()))?.[1]
      if (reason !== undefined) return found(url, line, `generator “${shortened(content, 60)}”: ${reason}`)
    }
    for (const { src, line } of sources) {
      const reason = ended_scripts.find(([pattern]) => pattern.test(src ?? ''))?.[1]
      if (reason !== undefined) return found(url, line, `<script src="${shortened(src ?? '', 80)}">: ${reason}`)
    }
    return ok
  }),
}
