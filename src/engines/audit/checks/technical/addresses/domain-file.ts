import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'

const host_name = /^(?:[a-z0-9_](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}\.?$/i
const most = 3
const longest = 200

/** Why the host cannot take the name from the file; undefined where it can. */
function faultOf(lines: readonly string[]): string | undefined {
  const [first = ''] = lines
  if (lines.length > 1) return `${lines.length} lines: ${lines.slice(0, most).join(', ')}`
  if (/^https?:/i.test(first)) return `“${first}”: an address with https:// in front`
  if (first.includes('/')) return `“${first}”: a name with a path behind it`
  return host_name.test(first) ? undefined : `“${first}”: no name of a domain`
}

export const domainFile: SiteCheck = {
  id: 'domain-file-unreadable',
  section: 'technical',
  severity: 'high',
  scope: 'site',
  title: 'The file that ties the site to your domain holds more than the name of it',
  why: 'The host takes one name from it, and nothing else. Otherwise your domain leads to an error page, or falls off with the next change of the site.',
  mend: 'Write one name on one line into CNAME, without https:// and without a slash, and let the other spelling of it lead there in the settings of the domain.',
  source: 'https://docs.github.com/en/pages/configuring-a-custom-domain-for-your-github-pages-site',
  look: ({ is_local_copy, site_files, origin }) => {
    const file = is_local_copy ? site_files.find(({ path }) => path === '/CNAME') : undefined
    if (!file?.text || file.result?.status !== 200 || file.text.length > longest) return notApplicable
    const lines = file.text
      .replace(/^\uFEFF/, '')
      .split(/\r?\n/)
      .map(line => line.trim())
      .filter(line => line !== '')
    if (lines.length === 0) return notApplicable
    const fault = faultOf(lines)
    return fault === undefined ? ok : found(`${origin}/CNAME`, 1, fault)
  },
}
