import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'

const most = 5
const kilobyte = 1_000
/** A site of small files loads little at all. */
const large = 50_000
/** Less is loaded in the blink of an eye. */
const worth_packing = 20_000

export const codeNotPacked: SiteCheck = {
  id: 'code-not-minified',
  section: 'speed',
  severity: 'low',
  scope: 'site',
  title: 'Scripts and styles are sent as their makers wrote them',
  why: 'They hold all the notes, blanks and line ends that people need to read them. Every phone loads those, too, before it shows the page.',
  mend: 'Publish the small edition of each library (its name ends in .min.js or .min.css), and let a tool minify your own files.',
  source: 'https://developer.chrome.com/docs/lighthouse/performance/unminified-css',
  look: ({ loose_code }) => {
    if (loose_code.length === 0) return notApplicable
    // One file may be asked for under several versions.
    const once = [...new Map(loose_code.map(one => [one.url.replace(/[?#].*$/, ''), one])).values()]
    const worst = once.sort((one, other) => other.bytes - one.bytes)
    const spare = worst.reduce((sum, one) => sum + (one.spare ?? worth_packing), 0)
    if (spare < worth_packing || (worst[0]?.bytes ?? 0) < large) return ok
    return foundAll(
      worst.slice(0, most).map(({ url, bytes, spare: of_it }) => {
        const name = shortened(url.replace(/[?#].*$/, '').replace(/^.*\//, ''), 60)
        const size = `${Math.round(bytes / kilobyte)} kB`
        const more =
          of_it === null ? 'the edition for developers' : `${Math.round(of_it / kilobyte)} kB of it notes and blanks`
        return { url, line: null, evidence: `${name}: ${size}, ${more}` }
      }),
    )
  },
}
