export type SiteAddress = {
  ok: true
  /** Where the audit begins. */
  url: string
  /** Without the scheme, as machines write it. */
  host: string
  /** False: https was assumed, and http may be tried. */
  names_scheme: boolean
  /** The same for every spelling of one site: no scheme, no www, no slash at the end. */
  site: string
}

export type ReadSiteAddress = SiteAddress | { ok: false; sentence: string }

const examples = 'for example tonyspizza.com'

const sentences = {
  empty: 'Please write the address of your website.',
  not_an_address: `This is not a web address. Write it as you would in a browser, ${examples}.`,
  email: `That looks like an email address. Write the address of your website, ${examples}.`,
  scheme: `Only http and https addresses can be checked. Write the one that shows your website in a browser, ${examples}.`,
  credentials: 'This address carries a user name or password. Write the public address of your website.',
  private_host: 'This address is on a private network, which we never read. Write the public address of your website.',
  port: 'This address names a port. Only the usual ones, 80 and 443, are read: leave the colon and the number away.',
  too_long: 'Please keep the address to 2000 characters or fewer.',
} as const

function refused(what: keyof typeof sentences): ReadSiteAddress {
  return { ok: false, sentence: sentences[what] }
}

/** RFC 6762, RFC 8375 and what home routers and offices use: no such name is on the public internet. */
const privateNames = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|localdomain|home\.arpa)\.?$/

/** A courtesy with a clear sentence: whether an address may be asked is decided by the door to the outside. */
function isPrivateNumber(host: string): boolean {
  if (host.startsWith('[')) return /^\[(::|f[cd]|fe[89a-f]|ff|64:ff9b|2001:db8)/.test(host)
  const [a = -1, b = -1] = /^\d+\.\d+\.\d+\.\d+$/.test(host) ? host.split('.').map(Number) : []
  if (a < 0) return false
  return (
    [0, 10, 127].includes(a) ||
    a >= 224 ||
    (a === 100 && b >= 64 && b <= 127) ||
    (a === 169 && b === 254) ||
    (a === 172 && b >= 16 && b <= 31) ||
    (a === 192 && b === 168)
  )
}

/** No name has a part of more than 63 letters, or more than 253 in all (RFC 1035, section 2.3.4). */
function isLongerThanNames(host: string): boolean {
  const name = host.replace(/\.$/, '')
  return name.length > 253 || name.split('.').some(part => part.length > 63)
}

/** "tonyspizza.com:8080" names a port and no scheme; "mailto:x" the other way round. */
function schemeOf(text: string): string | undefined {
  const [, scheme, rest = ''] = /^([a-z][a-z\d+.-]*):(.*)$/is.exec(text) ?? []
  return scheme === undefined || /^\d{1,5}([/?#]|$)/.test(rest) ? undefined : scheme.toLowerCase()
}

/**
 * Reads what somebody wrote as the address of their website, as leniently as a browser does: with or without scheme, www
 * and path. Answers a sentence for the visitor where it is none, or one that is not for the public.
 * @param mayUsePort for ports besides 80 and 443
 */
export function readSiteAddress(written: string, mayUsePort: (port: number) => boolean = () => false): ReadSiteAddress {
  const text = written.trim().replace(/^\/\//, '')
  if (text === '') return refused('empty')
  if (text.length > 2000) return refused('too_long')
  const scheme = schemeOf(text)
  if (scheme === 'mailto' || (scheme === undefined && /^[^\s/@]+@[^\s/@]+$/.test(text))) return refused('email')
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') return refused('scheme')
  const url = /\s/.test(text) ? null : URL.parse(scheme === undefined ? `https://${text}` : text)
  if (!url || url.hostname === '') return refused('not_an_address')
  if (url.username !== '' || url.password !== '') return refused('credentials')
  if (privateNames.test(url.hostname) || isPrivateNumber(url.hostname)) return refused('private_host')
  if (!url.hostname.startsWith('[') && !/[^.]\.[^.]/.test(url.hostname)) return refused('not_an_address')
  if (!url.hostname.startsWith('[') && isLongerThanNames(url.hostname)) return refused('not_an_address')
  if (url.port !== '' && !mayUsePort(Number(url.port))) return refused('port')
  url.hash = ''
  const site = url.host.replace(/^www\./, '') + url.pathname.replace(/\/+$/, '') + url.search
  return { ok: true, url: url.href, host: url.host, names_scheme: scheme !== undefined, site }
}
