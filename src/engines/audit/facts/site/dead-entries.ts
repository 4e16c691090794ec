import { hasNoGoal } from '../has-no-goal.ts'
import type { PageFacts } from '../page-facts.ts'
import { mayActOnClicks } from './acts-on-clicks.ts'
import { plainEntry, shownName } from './menu-entries.ts'

const most = 40
const longest = 40

/** The words of those entries of its header and menus that lead nowhere and open nothing; what stands at its foot is told of the page. */
export function deadEntriesOf(facts: PageFacts): string[] {
  const { links } = facts
  const by_script = mayActOnClicks(facts)
  const words = new Set<string>()
  const first = links.find(({ hidden, name }) => !hidden && !/^skip\b/i.test(name))
  for (const link of links) {
    // The name at the top is told of as the way home that it is taken for.
    if (link === first && /\p{L} \p{L}/u.test(link.name)) continue
    const { region, in_nav, opens, scripted, hidden, role, marked } = link
    const name = shownName(link)
    if (region === 'footer' || !(in_nav || region === 'header' || region === 'nav')) continue
    if (opens || scripted || hidden || role !== '' || !hasNoGoal(link)) continue
    if (name === '' || name.length > longest || /\d{3}|\d:\d|\d ?[-–] ?\d/.test(name)) continue
    if (marked && by_script) continue
    words.add(plainEntry(name))
    if (words.size === most) break
  }
  return [...words]
}
