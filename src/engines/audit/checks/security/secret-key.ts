import type { PageCheck, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { of_a_door } from '#src/engines/audit/facts/scripts/passwords-in-code.ts'
import type { SecretKey } from '#src/engines/audit/facts/scripts/secret-keys.ts'

const most = 10
const why =
  'With it strangers send mail, read data, spend money in your name, or get in where only you should. Robots look for such keys on the web all day long.'
const mend =
  'Make the key or the password invalid at once, then move what needs one to a server, which visitors cannot read.'
const source = 'https://owasp.org/Top10/A02_2021-Cryptographic_Failures/'
const fileOf = (url: string) => url.split(/[?#]/, 1)[0]
const tell = ({ of, shown }: SecretKey) =>
  of === of_a_door ? `${shown}, a password with which code compares what is typed` : `${shown}, a key of ${of}`

export const secretKeyInPage: PageCheck = {
  id: 'secret-key-in-page',
  section: 'security',
  scope: 'page',
  severity: 'critical',
  title: 'A secret key or a password stands in the code of a page for everybody to read',
  why,
  mend,
  source,
  look: ({ url, facts }) =>
    foundAll(facts.secret_keys.slice(0, most).map(key => ({ url, line: key.line, evidence: tell(key) }))),
}

export const secretKeyInScript: SiteCheck = {
  id: 'secret-key-in-script',
  section: 'security',
  scope: 'site',
  severity: 'critical',
  title: 'A secret key or a password stands in a script of the site for everybody to read',
  why,
  mend,
  source,
  look: ({ own_scripts, lying_keys }) => {
    if (own_scripts.length === 0 && lying_keys.length === 0) return notApplicable
    const loaded = own_scripts.flatMap(({ url, secret_keys }) =>
      secret_keys.map(key => ({ url, line: key.line, evidence: tell(key) })),
    )
    // What is loaded with a version behind its name is the same file.
    const read = new Set(own_scripts.map(({ url }) => fileOf(url)))
    const lying = lying_keys
      .filter(({ url }) => !read.has(fileOf(url)))
      .map(key => ({ url: key.url, line: key.line, evidence: `${tell(key)}, in a file that no page loads` }))
    return foundAll([...loaded, ...lying].slice(0, most))
  },
}
