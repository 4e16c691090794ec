import type { ScriptPlace } from '#src/engines/audit/checks/site-view.ts'
import { detached } from '#src/engines/audit/facts/detached.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'

/** More than any site has of its own. */
const most = 500
const most_others = 40

/** Written in another language, which browsers do not run as it stands. */
const translated = /^text\/babel\b/

/** The scripts that the pages of a site load, each with the place where it was first met. */
export class ScriptPlaces {
  readonly #by_url = new Map<string, ScriptPlace & { others: string[] }>()

  add({ url: on, scripts }: PageFacts): void {
    const here = new Set<string>()
    for (const { url, line, type } of scripts) {
      if (url === null || here.has(url) || translated.test(type)) continue
      here.add(url)
      const known = this.#by_url.get(url)
      if (known) {
        known.pages++
        if (known.others.length < most_others) known.others.push(on)
      } else if (this.#by_url.size < most) {
        const own = detached(url)
        this.#by_url.set(own, { url: own, on, others: [], line, pages: 1 })
      }
    }
  }

  get all(): readonly ScriptPlace[] {
    return [...this.#by_url.values()]
  }
}
