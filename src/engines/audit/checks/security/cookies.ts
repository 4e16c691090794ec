import type { HeaderList } from '#src/domain/outside-fetch.ts'
import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { onLiveSites } from '#src/engines/audit/checks/where-it-applies.ts'

/** Cookies that stand for a person who is signed in or has something in a cart. */
const ofSessions =
  /^(?:phpsessid|jsessionid|asp\.net_sessionid|aspsessionid\w*|connect\.sid|sid|session|sessionid|session_id|sess|laravel_session|ci_session|_session|.*_session|auth|auth_?token|access_?token|wordpress_logged_in_\w*|wordpress_sec_\w*|\.aspxauth)$/i

const has = (cookie: string, attribute: string) => new RegExp(`;\\s*${attribute}\\s*(?:;|=|$)`, 'i').test(cookie)

export const cookieFlags: SiteCheck = {
  id: 'cookie-flags',
  section: 'security',
  scope: 'site',
  severity: 'low',
  title: 'Cookies that keep visitors signed in are not protected',
  why: 'Whoever gets hold of such a cookie can act as that visitor.',
  mend: 'Have these cookies set with the marks Secure and HttpOnly.',
  source: 'https://www.rfc-editor.org/rfc/rfc6265#section-8.3',
  look: onLiveSites(({ pages }) => {
    const first = new Map<string, Occurrence | null>()
    // Answers with the same headers share them.
    const seen = new Set<HeaderList>()
    for (const { url, response } of pages) {
      if (seen.has(response.headers)) continue
      seen.add(response.headers)
      for (const [header, cookie] of response.headers) {
        const name = header === 'set-cookie' ? (cookie.split('=', 1)[0] ?? '').trim() : ''
        if (!ofSessions.test(name) || first.has(name)) continue
        const lacks = [
          ...(url.startsWith('https:') && !has(cookie, 'secure') ? ['Secure'] : []),
          ...(has(cookie, 'httponly') ? [] : ['HttpOnly']),
        ]
        const evidence = `Set-Cookie: ${shortened(name, 60)}=… without ${lacks.join(' and ')}`
        first.set(name, lacks.length > 0 ? { url, line: null, evidence } : null)
      }
    }
    return first.size === 0 ? notApplicable : foundAll([...first.values()].filter(each => each !== null))
  }),
}
