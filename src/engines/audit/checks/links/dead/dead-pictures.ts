import type { Occurrence, Outcome } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable, notChecked } from '#src/engines/audit/checks/outcome.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { googlebotRules } from '#src/engines/audit/checks/technical/robots/googlebot-rules.ts'
import type { NamedPicture } from '#src/engines/audit/facts/named-pictures.ts'
import { deadAnswer, deadElsewhere } from './dead-answer.ts'

/** Of pictures that the home page names, those that nobody gets, and those that robots.txt keeps from the robot named. */
export function lookAtPictures(site: SiteView, pictures: readonly NamedPicture[], robot: string): Outcome {
  if (pictures.length === 0 || !site.home_view) return notApplicable
  const asked = new Map(site.links_checked.map(link => [link.url, link]))
  const blockedBy = googlebotRules(site, robot)
  const from = site.home_view.url
  // A site that is closed as a whole is told as that.
  const is_closed = blockedBy(from) !== undefined
  let looked_at = 0
  const occurrences = pictures.flatMap(({ url, line }): Occurrence[] => {
    const rule = is_closed ? undefined : blockedBy(url)
    const link = asked.get(url)
    if (!rule && !link) return []
    looked_at += 1
    if (rule) return [{ url: from, line, evidence: `${url} (robots.txt line ${rule.line}: ${rule.pattern})` }]
    const { external, result, problem } = link ?? { external: true, result: null, problem: null }
    const what = external || !result ? deadElsewhere(result, problem) : deadAnswer(result.status)
    return what ? [{ url: from, line, evidence: `${url} ${what}` }] : []
  })
  return looked_at === 0
    ? notChecked('The pictures that the home page names were not asked for.')
    : foundAll(occurrences)
}
