import type { Reading } from '../reading/reading.ts'
import type { Place } from '../types/place.ts'
import type { ResourceKind } from '../types/script-facts.ts'

const passive = new Set<ResourceKind>(['image', 'media', 'icon'])

/** Records that the page loads (or sends to) `url`, at the place of the tag at hand. */
export function noteResource(reading: Reading, kind: ResourceKind, url: string | null): void {
  if (!url || !/^https?:/.test(url)) {
    noteUrl(reading, url, kind)
    return
  }
  const fact = { ...reading.place, kind, url, active: !passive.has(kind) }
  reading.keep('resources', reading.found.resources, fact, 'resources')
  noteUrl(reading, url, kind)
}

const this_machine = /^(?:https?|wss?):\/\/(?:localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1\])(?=[:/]|$)/
const this_network =
  /^(?:https?|wss?):\/\/(?:10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|169\.254\.\d+\.\d+|172\.(?:1[6-9]|2\d|3[01])\.\d+\.\d+|(?:[^/:]+\.)?(?:local|lan|internal|intranet|home\.arpa))(?=[:/]|$)/
/** Servers are known by a number before they get a name. */
const by_number = /^https?:\/\/\d{1,3}(?:\.\d{1,3}){3}(?=[:/]|$)/
const workshop =
  /^https?:\/\/(?:[^/]+\.)?(?:staging|stage|dev|test|uat|preprod|preview|draft|temp|beta|new|sandbox)\d*\.[^/]+|^https?:\/\/app\.[^/]+\/v2\/preview\/|^https?:\/\/(?:editor|manage)\.wix\.com\/|^https?:\/\/lovable\.dev\/projects\/|^https?:\/\/[^/]+\.lovableproject\.com\b|^https?:\/\/[^/]+\.(?:wpengine\.com|wpenginepowered\.com|kinsta\.cloud|myshopify\.com|github\.io|gitlab\.io|netlify\.app|vercel\.app|pages\.dev|herokuapp\.com|flywheelsites\.com|flywheelstaging\.com|cloudwaysapps\.com|pantheonsite\.io|azurewebsites\.net|web\.app|firebaseapp\.com|onrender\.com|sg-host\.com|instawp\.xyz|temp\.domains|myftpupload\.com|wpcomstaging\.com|mystagingwebsite\.com|hostingersite\.com|preview-domain\.com|plesk\.page|easywp\.com|elasticbeanstalk\.com|compute(?:-1)?\.amazonaws\.com|cloudapp\.(?:net|azure\.com)|wixsite\.com|squarespace\.com\/config|godaddysites\.com|squarespace\.com|weebly\.com|webflow\.io|lovable\.app|base44\.app|replit\.app|framer\.(?:app|website)|surge\.sh|duckdns\.org|duda\.co|ngrok\.io|ngrok-free\.app)(?=[:/]|$)/

/** Records the same of an address that structured data gives. */
export function noteUrlInData(reading: Reading, url: string, where: string, place: Place): void {
  if (url.startsWith(reading.own_prefix)) return
  const kind = unreachableKind(url)
  if (!kind || reading.isOwnHost(url)) return
  const fact = { line: place.line, offset: place.offset, url: url.slice(0, 500), where, kind }
  reading.keep('unreachable_urls', reading.found.unreachable_urls, fact, 'evidence')
}

/** Records an address that only works for those who made the page. The page's own host is never one. */
export function noteUrl(reading: Reading, url: string | null, where: string): void {
  if (!url || url.startsWith(reading.own_prefix)) return
  const kind = unreachableKind(url)
  if (!kind || reading.isOwnHost(url)) return
  const fact = { ...reading.place, url: url.slice(0, 500), where, kind }
  reading.keep('unreachable_urls', reading.found.unreachable_urls, fact, 'evidence')
}

function unreachableKind(url: string): 'localhost' | 'private' | 'file' | 'staging' | null {
  if (url.startsWith('file:') || /^[a-z]:(?:\\|\/(?!\/))/i.test(url)) return 'file'
  if (!/^(?:https?|wss?):/.test(url)) return null
  if (this_machine.test(url)) return 'localhost'
  if (this_network.test(url)) return 'private'
  return by_number.test(url) || workshop.test(url) ? 'staging' : null
}
