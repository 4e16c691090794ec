import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import type { UnreachableUrlFact } from '#src/engines/audit/facts/types/script-facts.ts'

/** Hosts that give every site an address to be built under, before it gets its own. */
const previews =
  /\.(?:wpengine\.com|wpenginepowered\.com|kinsta\.cloud|flywheelsites\.com|flywheelstaging\.com|cloudwaysapps\.com|pantheonsite\.io|sg-host\.com|instawp\.xyz|temp\.domains|myftpupload\.com|wpcomstaging\.com|mystagingwebsite\.com|hostingersite\.com|preview-domain\.com|plesk\.page|easywp\.com|elasticbeanstalk\.com|compute(?:-1)?\.amazonaws\.com|cloudapp\.(?:net|azure\.com)|ngrok\.io|ngrok-free\.app)$/
/** Rooms in which builders show a site to whoever makes it. */
const room =
  /^https?:\/\/(?:app\.[^/]+\/v2\/preview\/|(?:editor|manage)\.wix\.com\/|lovable\.dev\/projects\/|[^/]+\.lovableproject\.com\b)/i
const ofTheHostItself = /^(?:www|my|blog|support|help|status|docs|login|app)\./
/** Where builders keep the pictures and scripts of all their sites. */
const store = /^(?:static\d*|images\d*|assets\d*|cdn\d*|media|www)\.(?:squarespace|weebly|wixsite|webflow|framer)\./

const for_sharing = /^(?:og|twitter):image/

/** The part of a host that names the business: "calloway" of www.calloway.co.uk. */
function nameIn(host: string): string {
  const labels = host.replace(/^www\./, '').split('.')
  return labels.find(label => label.length > 3) ?? labels[0] ?? ''
}

/** So much of a name is nobody else's. */
const least_of_label = 6

/** A workshop of this site, and not somebody else's site that happens to live at such an address. */
export function isOwnWorkshop(page: PageView, { url, where }: UnreachableUrlFact): boolean {
  const host = URL.parse(url)?.hostname ?? ''
  if (store.test(host)) return false
  // Nobody shares a page with a picture of somebody else's site.
  if (for_sharing.test(where)) return true
  if (/^[\d.]+$/.test(host)) return true
  if (room.test(url)) return true
  if (previews.test(host)) return !ofTheHostItself.test(host)
  const own = new URL(page.url).hostname.replace(/^www\./, '')
  if (host.endsWith(`.${own}`)) return true
  const name = nameIn(own).replaceAll('-', '')
  // Free sites of one builder bear their name behind the host of its user.
  const shown = host.endsWith('.wixsite.com') ? `${host}${URL.parse(url)?.pathname ?? ''}` : host
  if (name.length > 3 && shown.replaceAll('-', '').includes(name)) return true
  const [label = ''] = host.replaceAll('-', '').split('.')
  return label.length >= least_of_label && name.startsWith(label)
}

/** An address in the page that only its makers can open: their own computer, or a draft of the site. */
export function isForMakersOnly(page: PageView, address: string): boolean {
  const url = URL.parse(address)?.href
  return page.facts.unreachable_urls.some(
    fact => URL.parse(fact.url)?.href === url && (fact.kind !== 'staging' || isOwnWorkshop(page, fact)),
  )
}
