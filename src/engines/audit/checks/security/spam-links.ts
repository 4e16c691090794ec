import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { onWorkingPages } from '#src/engines/audit/checks/where-it-applies.ts'

/** What those sell who put links into the sites of others: copied brands, pills, games of chance, loans, papers. */
const goods =
  /\b(?:(?:louis vuitton|michael kors|gucci|prada|chanel|hermes|burberry|coach|ray[- ]?bans?|oakley|uggs?|moncler|canada goose|nike|jordans?|timberland|tiffany|rolex|true religion|beats by dre|north face|kate spade|tory burch|longchamp|nfl|nba) (?:\w+ ){0,2}(?:outlets?|replicas?|cheap|for sale|factory|handbags?|bags?|jerseys?|shoes|boots|watches|sunglasses|online)|(?:cheap|replica|fake|discount) (?:\w+ ){0,2}(?:louis vuitton|michael kors|gucci|prada|chanel|ray[- ]?bans?|oakley|uggs?|jordans?|rolex|jerseys|nike|handbags)|(?:jordan|air max|wolf grey|sport blue|legend blue|black infrared) \d{1,2}s?|jordan \d{1,2} \w+|viagra|cialis|levitra|sildenafil|tadalafil|kamagra|xanax|tramadol|phentermine|(?:online|canadian) pharmacy|(?:online|live) casinos?|casinos? online|slots? (?:gacor|online)|situs \w+|judi (?:online|bola)|togel|sbobet|sports? betting|payday loans?|essay (?:writing|help)|escorts?|porn\w*)\b/i
/** Fewer may be a link that somebody meant. */
const fewest = 3
const fewest_hidden = 2
/** What no shop links to, and where nobody sees it: one is enough. */
const of_gamblers =
  /\b(?:slots? gacor|situs \w+|judi (?:online|bola)|togel|sbobet|(?:online|live) casinos?|casinos? online)\b/i
const most_links = 5_000

export const spamLinks: PageCheck = {
  id: 'spam-links-put-in',
  section: 'security',
  scope: 'page',
  severity: 'critical',
  title: 'Strangers have put advertising links into a page',
  why: 'Links to shops for copied brands, pills or casinos mean that somebody has broken into the site. Search engines warn of such sites or drop them, and visitors see what you seem to recommend.',
  mend: 'Take the links out of the file, change all passwords of the web space, and ask the host how the intruder came in. Then look for a warning in Google Search Console.',
  source: 'https://developers.google.com/search/docs/essentials/spam-policies#hacked-content',
  look: onWorkingPages(({ url, facts }) => {
    const hosts = new Set<string>()
    const spam = facts.links.slice(0, most_links).filter(({ kind, internal, name, url: to }) => {
      if (kind !== 'web' || internal || to === null || name.length > 80 || !goods.test(name)) return false
      hosts.add(new URL(to).host)
      return true
    })
    const [first] = spam
    if (!first) return notApplicable
    const hidden = spam.filter(one => one.hidden).length
    const is_sure = spam.some(one => one.hidden && of_gamblers.test(one.name))
    if (hosts.size < fewest && hidden < fewest_hidden && !is_sure) return ok
    const names = [...new Set(spam.map(({ name }) => `“${shortened(name.trim(), 40)}”`))].slice(0, 3).join(', ')
    const to = hosts.size === 1 ? 'another site' : `${hosts.size} other sites`
    return found(url, first.line, `${spam.length === 1 ? 'a link' : `${spam.length} links`} to ${to}: ${names}`)
  }),
}
