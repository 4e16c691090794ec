import { doorOfKey } from '#src/engines/audit/checks/business/compare-addresses.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { isMailboxOfNobody, mailboxOfAction } from '#src/engines/audit/facts/business/form-mailboxes.ts'
import type { ProfileFact, ProfileNetwork } from '#src/engines/audit/facts/types/business-facts.ts'

/** Free numbers of the plan that the United States share with Canada and the Caribbean. */
const toll_free = /^\+18(?:00|33|44|55|66|77|88)/

export const callAbroad: PageCheck = {
  id: 'call-button-other-country',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'A button to call dials another country than the numbers you show',
  why: 'It was left over from another site. Who taps it reaches a stranger, or nobody.',
  mend: 'Put your own number into the link of the button.',
  source: 'https://www.rfc-editor.org/rfc/rfc3966',
  look: ({ url, facts: { tel_links, phones } }) => {
    const links = tel_links.filter(({ hidden, country }) => !hidden && country !== null)
    const shown = new Set([
      ...links.flatMap(({ text, country }) => (/\d{4}/.test(text) ? [country] : [])),
      ...phones.flatMap(({ country, fax }) => (fax ? [] : [country])),
    ])
    const blind = links.filter(({ text }) => !/\d/.test(text))
    if (shown.size === 0 || blind.length === 0) return notApplicable
    return foundAll(
      blind
        .filter(({ country, e164 }) => !shown.has(country) && !toll_free.test(e164 ?? ''))
        .slice(0, 3)
        .map(({ line, number, country, text }) => {
          return { url, line, evidence: `“${text.slice(0, 40)}” dials ${number} (${country})` }
        }),
    )
  },
}

const domainOf = (address: string) => address.slice(address.indexOf('@') + 1)

export const formToAnother: PageCheck = {
  id: 'form-recipient-not-shown',
  section: 'local',
  scope: 'page',
  severity: 'medium',
  title: 'A form sends to another email address than the one you show',
  why: 'If it is left over from another site or an old employee, your customers’ messages go there.',
  mend: 'Send yourself a test. If it does not arrive, put your own address into the form.',
  source: 'https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#attr-fs-action',
  look: ({ url, facts: { forms, scripts, emails } }) => {
    const by_forms = forms.flatMap(({ action, mails_to: named, line }) => {
      const to = mailboxOfAction(action) ?? named
      return to === '' ? [] : [{ to, line }]
    })
    const by_scripts = scripts.flatMap(({ mails_to: to, line }) => (to === '' ? [] : [{ to, line }]))
    const told = [...by_forms, ...by_scripts]
    if (told.length === 0 || emails.length === 0) return notApplicable
    const host = new URL(url).hostname.replace(/^www\./, '')
    const shown = emails.map(({ address }) => address.toLowerCase())
    // Two mailboxes of one's own domain are one house.
    const isOwn = (to: string) =>
      shown.includes(to) ||
      domainOf(to) === host ||
      shown.some(one => domainOf(one) === domainOf(to) && domainOf(one) === host)
    return foundAll(
      told
        // One of nobody is told as that.
        .filter(({ to }) => !isOwn(to) && !isMailboxOfNobody(to))
        .slice(0, 3)
        .map(({ to, line }) => ({ url, line, evidence: `sends to ${to}; the page shows ${shown[0]}` })),
    )
  },
}

const pages_of_one = new Set<ProfileNetwork>(['facebook', 'instagram', 'yelp', 'tiktok'])
const pathOf = (address: string) =>
  (/^https?:\/\/[^/]+\/([^?#]*)/i.exec(address)?.[1] ?? '')
    .toLowerCase()
    .replace(/\/(?:reviews|photos|about|posts)?\/?$|\/$/, '')

/** Longer words around a link are a sentence: "Follow Ann Quill and her class on Facebook for the latest news." */
const longest_label = 80
const frames = new Set(['header', 'nav', 'footer'])

/** The two pages of each network to which a page links, around its own part; null where nothing could be told. */
export function profilesInTwo({
  kind,
  facts: { profiles, addresses, text },
}: PageView): readonly (readonly [ProfileFact, ProfileFact])[] | null {
  // Several places have a page each, and articles speak of others.
  if (kind === 'article' || new Set(addresses.map(({ key }) => doorOfKey(key))).size > 1) return null
  const isInSentence = ({ region, offset }: ProfileFact) =>
    !frames.has(region) && (text.blocks.findLast(block => block.offset <= offset)?.text.length ?? 0) > longest_label
  const own = profiles.filter(
    ({ from, share, generic, network, region, url: target }) =>
      from === 'link' &&
      !share &&
      !generic &&
      pages_of_one.has(network) &&
      region !== 'main' &&
      // A post or a picture belongs to a page, and a number or a short name may name the same one.
      /^[a-z][\w.-]+$/i.test(pathOf(target)) &&
      !/^(?:groups|events|watch|reel|p|profile\.php|people|share|permalink\.php|story\.php)$/i.test(pathOf(target)),
  )
  if (own.length < 2) return null
  return [...Map.groupBy(own, ({ network }) => network).values()].flatMap(links => {
    const [first] = links
    const other = links.find(({ url: target }) => pathOf(target) !== pathOf(first?.url ?? ''))
    const several = new Set(links.map(({ url: target }) => pathOf(target))).size > 2
    return !first || !other || several || isInSentence(first) || isInSentence(other) ? [] : [[first, other] as const]
  })
}

export const twoProfiles: PageCheck = {
  id: 'profile-links-differ',
  section: 'local',
  scope: 'page',
  severity: 'medium',
  title: 'The page links to two different pages of yours on one network',
  why: 'One of them is an old one or somebody else’s. Reviews and followers are split, and visitors do not know which to trust.',
  mend: 'Open both, keep the one that is yours, and link to it everywhere.',
  source: 'https://support.google.com/business/answer/7091',
  look: page => {
    const two = profilesInTwo(page)
    if (two === null) return notApplicable
    return foundAll(
      two.map(([first, other]) => {
        return { url: page.url, line: other.line, evidence: `${other.url.slice(0, 80)} and ${first.url.slice(0, 80)}` }
      }),
    )
  },
}
