import {
  isLocalBusiness,
  isOfNoKnownType,
  ownOrganisations,
} from '#src/engines/audit/checks/business/business-nodes.ts'
import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { isKindOf } from '#src/engines/audit/checks/structured-data/vocabulary/schema-vocabulary.ts'
import { toldWithCanonical } from '#src/engines/audit/checks/technical/canonicals/canonical-address.ts'
import { textOf, textsOf } from '#src/engines/audit/facts/node-values.ts'
import type { DataNode } from '#src/engines/audit/facts/types/structured-data-facts.ts'
import { general_guide } from './google-guide.ts'

/** What a business's url differs in from the address the page stands at; `null` when it is of this site. */
function differenceOf(written: string, page_url: string): string | null {
  if (!/^https?:\/\//i.test(written)) return /^[/.]/.test(written) ? 'is not a complete address' : null
  if (!URL.canParse(written)) return 'is no address'
  const [told, here] = [new URL(written), new URL(page_url)]
  if (told.hostname.replace(/^www\./, '') !== here.hostname.replace(/^www\./, '')) return `is not ${here.hostname}`
  if (told.protocol !== here.protocol)
    return `is ${told.protocol.slice(0, -1)}, the site is ${here.protocol.slice(0, -1)}`
  return null
}

export const otherUrl: PageCheck = {
  id: 'schema-url-not-canonical',
  section: 'structured-data',
  scope: 'page',
  severity: 'medium',
  title: 'Structured data gives another web address than the one you use',
  why: 'Search engines may credit what they learn to an old, test or foreign address instead of yours.',
  mend: 'Write the full address of your site, as it stands in the address bar, into url.',
  source: general_guide,
  look: page => {
    const { nodes } = page.facts.structured_data
    const businesses = nodes.filter(
      node => node.is_schema_org && node.parent === null && (isLocalBusiness(node) || isOfNoKnownType(node)),
    )
    // One of several may be somebody else: judged is only what can be nobody but the owner of the site.
    const judged = businesses.length === 1 ? businesses : []
    const sites = nodes.filter(node => node.parent === null && node.types.includes('WebSite'))
    const all = [...judged, ...(sites.length === 1 ? sites : [])]
    // Where the canonical names the same other site or spelling, one setting is wrong, and it is told there.
    const isTold = toldWithCanonical(page)
    const told = all.filter(node => textOf(node, 'url') !== '' && !isTold(textOf(node, 'url')))
    // An entry without url is named by its @id alone.
    const named = all.filter(
      ({ id, ...node }) => textOf({ id, ...node }, 'url') === '' && /^https?:/i.test(id ?? '') && !isTold(id ?? ''),
    )
    if (told.length + named.length === 0) return notApplicable
    const strange = named.flatMap(({ id, types, line }) => {
      const difference = differenceOf(id ?? '', page.url)
      const evidence = `@id of ${types[0]}: “${id?.slice(0, 100)}” ${difference}`
      return difference?.startsWith('is not') && !/[{[<%]/.test(id ?? '') ? [{ url: page.url, line, evidence }] : []
    })
    return foundAll([
      ...strange,
      ...told.flatMap(node => {
        const written = textOf(node, 'url')
        const difference = differenceOf(written, page.url)
        const evidence = `url of ${node.types[0]}: “${written.slice(0, 100)}” ${difference}`
        return difference === null || /[{[<%]/.test(written) ? [] : [{ url: page.url, line: node.line, evidence }]
      }),
    ])
  },
}

/** A search on Google is nobody's profile; one that names the place by its number shows it. */
const isSearch = (address: string) =>
  /^https?:\/\/(?:www\.)?google\.[a-z.]{2,6}\/search\?/i.test(address) &&
  !/kgmid|ludocid|lrd|stick=|cid=|[?&]si=/i.test(address)

export const brokenSameAs: PageCheck = {
  id: 'schema-same-as-invalid',
  section: 'structured-data',
  scope: 'page',
  severity: 'low',
  title: 'A profile link in your structured data leads nowhere',
  why: 'sameAs ties your site to your profiles elsewhere. A link to nobody’s page ties it to nothing.',
  mend: 'Give the full address of your own page on each network, and take out the ones you do not have.',
  source: 'https://schema.org/sameAs',
  look: page => {
    const told = ownOrganisations(page).flatMap(node =>
      textsOf(node, 'sameAs').map(text => ({ text: text.trim(), node })),
    )
    if (told.length === 0) return notApplicable
    const { profiles } = page.facts
    // The same address behind an icon of the page is told there.
    const linked = new Set(profiles.flatMap(({ from, url }) => (from === 'link' ? [url] : [])))
    const generic = new Set(
      profiles.flatMap(({ from, generic: is_generic, share, url }) =>
        from === 'same-as' && (is_generic || share) && !linked.has(url.trim()) ? [url.trim()] : [],
      ),
    )
    const wrong = told.filter(
      ({ text }) =>
        text !== '' &&
        !/[{[<%]/.test(text) &&
        (!/^https?:\/\/[^\s/]+\.[^\s]+$/i.test(text) || generic.has(text) || isSearch(text)),
    )
    return foundAll(
      wrong.map(({ text, node }) => ({ url: page.url, line: node.line, evidence: `sameAs: “${text.slice(0, 100)}”` })),
    )
  },
}

/** Where a step of a trail leads: to an address, or to a page that is described. */
const goalOf = (node: DataNode): string => textOf(node, 'item').slice(0, 300)
const plainGoal = (goal: string) => goal.replace(/\/(?:index\.html?)?$/, '').toLowerCase()

/** Two steps that lead to one page: the address of one of them was copied. */
function stepTwice({ url }: PageView, steps: readonly DataNode[]): Occurrence[] {
  const seen = new Map<string, DataNode>()
  for (const step of steps) {
    const goal = goalOf(step)
    const same = seen.get(plainGoal(goal))
    if (goal !== '' && same && textOf(same, 'name') !== textOf(step, 'name')) {
      const evidence = `“${textOf(step, 'name').slice(0, 40)}” leads to ${goal.slice(0, 80)}, as “${textOf(same, 'name').slice(0, 40)}” does`
      return [{ url, line: step.line, evidence }]
    }
    if (goal !== '') seen.set(plainGoal(goal), step)
  }
  return []
}

export const breadcrumb: PageCheck = {
  id: 'schema-breadcrumb',
  section: 'structured-data',
  scope: 'page',
  severity: 'info',
  title: 'The breadcrumb trail in your structured data has a gap or a wrong step',
  why: 'Google shows the trail instead of the bare address, but only when each step has its place and name.',
  mend: 'Give each ListItem position and name, and all but the last one an item with the address of its own page.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/breadcrumb',
  look: page => {
    const { nodes } = page.facts.structured_data
    const trails = nodes.flatMap((node, index) => (node.types.includes('BreadcrumbList') ? [{ node, index }] : []))
    if (trails.length === 0) return notApplicable
    return foundAll(
      trails.flatMap(({ node, index }) => {
        const steps = nodes.filter(
          ({ parent, types }) => parent === index && types.some(type => isKindOf(type, 'ListItem')),
        )
        const gap = steps.find(step => {
          const named = step.properties.has('name') || step.properties.has('item')
          return !named || textOf(step, 'position') === ''
        })
        if (steps.length > 0 && !gap) return stepTwice(page, steps)
        if (steps.length === 0 && node.properties.has('itemListElement')) return []
        const evidence = gap ? 'a ListItem without position or name' : 'a BreadcrumbList without steps'
        return [{ url: page.url, line: (gap ?? node).line, evidence }]
      }),
    )
  },
}
