import { editDistance, plainName } from '#src/engines/audit/checks/business/compare-names.ts'
import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { isFreeMailbox } from '#src/engines/audit/checks/local/emails/email-domain.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { textsOf } from '#src/engines/audit/facts/node-values.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'
import { isKnown, isNameOfSomebody } from '#src/engines/audit/facts/spelling/known-words.ts'

/** Providers of mailboxes, and how people mistype them. */
const mistyped: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:gmal|gmial|gamil|gmai|gmaill|gmali|gnail|gmil|ggmail|gmeil)\.com$|^gmail\.(?:con|cm|co|om|comm|cmo|vom|net|org)$/,
    'gmail.com',
  ],
  [/^(?:yaho|yahooo|yhoo|yahho|yaoo|yhaoo)\.com$|^yahoo\.(?:con|cm|om|comm|cmo)$/, 'yahoo.com'],
  [/^(?:hotmai|hotmial|hotmal|hotnail|hotmil|homail)\.com$|^hotmail\.(?:con|cm|om|comm)$/, 'hotmail.com'],
  [/^(?:outlok|outloo|outlookk|oulook)\.com$|^outlook\.(?:con|cm|om|comm)$/, 'outlook.com'],
  [/^(?:iclod|icoud|iclould)\.com$|^icloud\.(?:con|cm|om)$/, 'icloud.com'],
  [/^comcast\.(?:com|nett|ne)$/, 'comcast.net'],
]
/** No mail arrives at the address under which a site was built, or at the maker's own computer. */
const of_workshop =
  /(?:^|\.)(?:local|localhost|lan|internal|invalid)$|\.(?:wpengine\.com|netlify\.app|vercel\.app|github\.io|wixsite\.com|pages\.dev|herokuapp\.com|azurewebsites\.net|web\.app|webflow\.io|squarespace\.com|weebly\.com|lovable\.app|myshopify\.com)$|^localhost$/
const no_ending = /\.(?:con|cmo|ocm|comm|c0m|vom|nett|rog|ogr)$/

/** Boxes that most businesses have, by which mail is sorted. */
const boxes = [
  'hello',
  'contact',
  'office',
  'sales',
  'support',
  'service',
  'orders',
  'events',
  'catering',
  'reservations',
  'bookings',
  'billing',
  'reception',
  'inquiries',
  'appointments',
]
const info_mistyped = /^(?:inof|ifno|imfo|infp|ingo|onfo)$/

/** "hellp" for "hello": no word, and no name of anybody. */
function boxMeant(box: string): string | null {
  if (info_mistyped.test(box)) return 'info'
  if (box.length < 5 || isKnown(box) || isNameOfSomebody(box)) return null
  const meant = boxes.find(one => one !== box && one[0] === box[0] && editDistance(one, box, 1) === 1)
  // "office1" and "supports" are boxes of their own, and so is "service" in other languages.
  return meant === undefined || box.startsWith(meant) || /[^a-z]/.test(box) || meant.startsWith(box) ? null : meant
}

const hostOf = (url: string) => URL.parse(url)?.hostname ?? ''
const bare = (host: string) => host.replace(/^www\./, '')

/** What an address's domain was meant to be, `null` when nothing is wrong with it. */
function meantBy(domain: string, host: string): string | null {
  const provider = mistyped.find(([slips]) => slips.test(domain))?.[1]
  if (provider !== undefined) return provider
  if (of_workshop.test(domain)) return 'an address at your own domain'
  if (no_ending.test(domain)) return 'another ending'
  const own = bare(host)
  // Short names are close to many others, and the same name with another ending may be the business's too.
  const [name = '', own_name = ''] = [domain.replace(/\.[a-z]+$/, ''), own.replace(/\.[a-z]+$/, '')]
  if (own_name.length < 8 || name === own_name || Math.abs(name.length - own_name.length) > 2) return null
  if (name.replaceAll('-', '') === own_name.replaceAll('-', '')) return null
  // "smithroofing" beside "smithroofingco" and "txsmithroofing" is another domain of the same house.
  if (Math.abs(name.length - own_name.length) === 2 && isPartOf(name, own_name)) return null
  return editDistance(name, own_name, 2) <= (own_name.length < 12 ? 1 : 2) ? own : null
}

const isPartOf = (one: string, other: string) =>
  [one.startsWith(other), one.endsWith(other), other.startsWith(one), other.endsWith(one)].includes(true)

/** The page's name in the letters of a domain, where an address has them with one slip in their midst. */
function nameMeant(domain: string, names: readonly string[]): string | null {
  const label = domain.replace(/\.[a-z]+$/, '').replaceAll('-', '')
  return (
    names.find(
      name =>
        name.length >= least_of_name &&
        name !== label &&
        /^[a-z\d]+$/.test(label) &&
        name[0] === label[0] &&
        name.at(-1) === label.at(-1) &&
        editDistance(name, label, 1) === 1,
    ) ?? null
  )
}

const least_of_name = 12

/** A domain may leave out the initial in the midst of a name. */
function lettersOf(name: string): string[] {
  const words = name.split(' ')
  return words.some(({ length }) => length === 1) ? [] : [words.join('')]
}

/** What a copy of the page under another address calls its own. */
function hostsTold({ canonicals, open_graph }: PageFacts): ReadonlySet<string> {
  const told = [
    ...canonicals.map(({ url }) => url ?? ''),
    ...open_graph.map(({ property, content }) => (property === 'og:url' ? content : '')),
  ]
  return new Set(told.map(url => bare(hostOf(url))))
}

/** "shc.parish.example" beside "shcs.parish.example" is a sister under the same roof. */
function isSister(domain: string, own: string): boolean {
  const [roof, own_roof] = [domain, own].map(host => host.slice(host.indexOf('.') + 1))
  // "calloway.co.uk" stands under no roof.
  return roof === own_roof && domain !== own && /^[^.]{4,}\./.test(roof ?? '')
}

function emailsIn({ emails, structured_data }: PageFacts): { address: string; line: number }[] {
  const told = structured_data.nodes.flatMap(node =>
    textsOf(node, 'email').map(text => ({ address: text.trim().replace(/^mailto:/i, ''), line: node.line })),
  )
  return [...emails, ...told]
}

export const emailDomainMisspelled: PageCheck = {
  id: 'email-domain-misspelled',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'An email address is misspelled',
  why: 'Whoever writes to it gets an error, or a stranger gets the message.',
  mend: 'Correct it, in the text and in the link, and send a message to it.',
  source: 'https://www.rfc-editor.org/rfc/rfc5322#section-3.4.1',
  look: ({ url, facts }) => {
    const host = new URL(url).hostname
    const all = emailsIn(facts)
    if (all.length === 0) return notApplicable
    // What a link shows while it writes to another address is told as that.
    const shown = facts.links.flatMap(({ kind, href, text }) =>
      kind === 'mailto' && text.includes('@') && !(href ?? '').toLowerCase().includes(text.trim().toLowerCase())
        ? [text.toLowerCase()]
        : [],
    )
    const isTold = (email: string) => shown.some(text => text.includes(email))
    const own = hostsTold(facts)
    const linked = new Set(facts.links.map(({ kind, url: to }) => (kind === 'web' && to ? bare(hostOf(to)) : '')))
    // Where a site stands at a domain, no slip made it.
    const isOfOthers = (domain: string) => linked.has(domain) || isSister(domain, bare(host))
    const names = [...new Set(facts.names.flatMap(({ name }) => lettersOf(plainName(name))))]
    const meantIn = (domain: string) => {
      if (isOfOthers(domain)) return null
      return meantBy(domain, host) ?? (domain === bare(host) || own.has(domain) ? null : nameMeant(domain, names))
    }
    const found = new Map<string, Occurrence>()
    for (const { address, line } of all) {
      const email = address.toLowerCase()
      const domain = email.slice(email.lastIndexOf('@') + 1)
      const is_new = email.includes('@') && !found.has(email) && !isTold(email)
      const box = is_new && !isFreeMailbox(email) ? boxMeant(email.slice(0, email.lastIndexOf('@'))) : null
      const meant = (is_new ? meantIn(domain) : null) ?? (box === null ? null : `${box}@${domain}`)
      if (meant !== null) found.set(email, { url, line, evidence: `${address.slice(0, 80)} (meant: ${meant})` })
    }
    return foundAll([...found.values()])
  },
}
