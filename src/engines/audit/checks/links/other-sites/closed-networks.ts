import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll } from '#src/engines/audit/checks/outcome.ts'
import { quoteLinks } from '#src/engines/audit/checks/quote.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { onWorkingPages } from '#src/engines/audit/checks/where-it-applies.ts'
import { textsOf } from '#src/engines/audit/facts/node-values.ts'
import type { LinkFact } from '#src/engines/audit/facts/types/link-facts.ts'

/** Closed for good, by announcement of their makers. */
const closed: readonly (readonly [RegExp, string])[] = [
  [/^https?:\/\/plus\.google\.com\//, 'Google+ closed in 2019'],
  [/^https?:\/\/picasaweb\.google\.com\//, 'Picasa closed in 2016'],
  [/^https?:\/\/(?:www\.)?vine\.co\//, 'Vine closed in 2017'],
  [/^https?:\/\/(?:www\.)?stumbleupon\.com\//, 'StumbleUpon closed in 2018'],
  [/^https?:\/\/(?:www\.)?periscope\.tv\//, 'Periscope closed in 2021'],
  [/^https?:\/\/[\w-]+\.business\.site(?:[/?#]|$)/, 'Google closed the sites of Business Profiles in 2024'],
  [/^https?:\/\/(?:www\.)?ticketfly\.com\//, 'Ticketfly closed in 2018'],
  [/^https?:\/\/(?:www\.)?urbanspoon\.com\//, 'Urbanspoon closed in 2015'],
  [/^https?:\/\/(?:www\.)?panoramio\.com\//, 'Panoramio closed in 2016'],
  [/^https?:\/\/(?:www\.)?friendfeed\.com\//, 'FriendFeed closed in 2015'],
  [/^https?:\/\/(?:www\.)?orkut\.com\//, 'Orkut closed in 2014'],
  [/^https?:\/\/(?:www\.)?delicious\.com\//, 'Delicious closed in 2017'],
  [/^skype:/, 'Skype closed in 2025'],
]
/** One look that spares most addresses the others. */
const may_be_closed =
  /google|vine\.co|stumble|periscope|ticketfly|business\.site|urbanspoon|panoramio|friendfeed|orkut|delicious|^skype:/

/** When and how the network that a link leads to has closed; undefined where it has not. */
export const closingOf = ({ url }: Pick<LinkFact, 'url'>) =>
  url !== null && may_be_closed.test(url) ? closed.find(([pattern]) => pattern.test(url))?.[1] : undefined

export const linkToClosedNetwork: PageCheck = {
  id: 'link-to-closed-network',
  section: 'links',
  scope: 'page',
  severity: 'low',
  title: 'Links lead to a network that has closed',
  why: 'Whoever wants to read your reviews or follow you ends up nowhere, and the page looks years old.',
  mend: 'Remove the link, or lead it to a profile you keep up, such as your Google Business Profile.',
  source: 'https://support.google.com/googlecurrents/answer/9195133',
  look: onWorkingPages(({ url, facts }) => {
    const dead = facts.links.filter(link => !link.hidden && closingOf(link) !== undefined)
    const told = facts.structured_data.nodes.flatMap(node =>
      textsOf(node, 'sameAs').flatMap(same => {
        const closing = closingOf({ url: same.trim() })
        return closing ? [{ url, line: node.line, evidence: `sameAs ${shortened(same, 80)} (${closing})` }] : []
      }),
    )
    const linked = foundAll(quoteLinks(url, dead, link => ` (${closingOf(link)})`))
    return linked.state === 'found' ? foundAll([...linked.occurrences, ...told]) : foundAll(told)
  }),
}
