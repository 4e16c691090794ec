import { plainName } from '#src/engines/audit/checks/business/compare-names.ts'
import type { Occurrence } from '#src/engines/audit/checks/check.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'

const quoted = /“([^”]+)”/

/**
 * Is a name that one page takes for a stranger's what the home page shows as its own, in its title, heading or foot? The
 * page itself cannot know.
 */
export function bearsItsOwnName({ home }: Pick<SiteView, 'home'>): (one: Occurrence) => boolean {
  const own = new Set(
    home?.row.names.flatMap(({ name, from }) =>
      from === 'title' || from === 'h1' || from === 'copyright' ? [plainName(name)] : [],
    ),
  )
  return ({ url, evidence }) => url !== home?.url && own.has(plainName(quoted.exec(evidence)?.[1] ?? ''))
}
