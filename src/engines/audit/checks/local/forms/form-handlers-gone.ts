import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { deadAnswer } from '#src/engines/audit/checks/links/dead/dead-answer.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'
import { programsThatNeverRun } from './forms-and-programs.ts'
import { isForSearch } from './search-results.ts'

const most = 10
/** Programs that hosts lend to all their sites. */
const of_host = /\/cgi(?:-bin|-sys)?\/|gdform|form(?:2|to|_to_)?mail(?:er)?\.|\/wp-/i

/** Does a form on the page, by which people write to the business, send to a program? */
const asksSomething = ({ posted_forms }: SiteView, { row, url }: SitePage, program: string): boolean =>
  row.has.asks_visitor ||
  posted_forms.some(({ on, to, is_inquiry }) => is_inquiry && on === url && program.startsWith(to))

/** Programs that are there, on a host that sends their code instead of running it. */
function leftIdle({ posted_forms, programs: { programs, idle_at } }: SiteView): Occurrence[] {
  if (idle_at === null) return []
  const there = new Set(programs.map(({ url }) => url))
  const told = new Map(
    posted_forms.filter(({ to, is_inquiry }) => is_inquiry && there.has(to)).map(form => [form.on, form]),
  )
  return [...told.values()].slice(0, most).map(({ on, to, line }) => ({
    url: on,
    line,
    evidence: `a form sends to ${new URL(to).pathname}, and ${idle_at}, whose settings lie beside the pages, runs no programs`,
  }))
}

/** Programs in whose file nothing stands. */
function leftEmpty(site: SiteView): Occurrence[] {
  return programsThatNeverRun(site).flatMap(({ form, program }) =>
    program.is_empty
      ? [{ url: form.on, line: form.line, evidence: `a form sends to ${new URL(form.to).pathname}, an empty file` }]
      : [],
  )
}

/** The page whose form the code of a script sends, as far as can be told: one that nothing else would send. */
function pageOfScript({ pages, own_scripts }: SiteView, script: string): string | undefined {
  if (!own_scripts.some(({ url }) => url === script)) return undefined
  if (own_scripts.some(({ url, has_address }) => has_address && url !== script)) return undefined
  return pages.find(({ row: { has } }) => has.inquiry_left_to_scripts || (has.asks_visitor && !has.form))?.url
}

export const formHandlerMissing: SiteCheck = {
  id: 'form-handler-missing',
  section: 'local',
  scope: 'site',
  severity: 'critical',
  title: 'The program that a form sends to is not there',
  why: 'Customers press “Send” and see an error, or a page full of code, and you never hear of them.',
  mend: 'Upload the program to a server that runs it, or give the form the address of a form service. Then send yourself a test.',
  source: 'https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#attr-fs-action',
  look: site => {
    const { is_local_copy, links_checked, pageAt } = site
    // Of a live site no form is asked for.
    if (!is_local_copy) return notApplicable
    const handlers = links_checked.flatMap(({ kind, url, found_on, result }) => {
      if (kind !== 'handler' || of_host.test(url) || isForSearch(site, url)) return []
      const page = pageAt(found_on)
      if (page) return asksSomething(site, page, url) ? [{ url, result, on: page.url, by: 'a form' }] : []
      const on = pageOfScript(site, found_on)
      return on === undefined ? [] : [{ url, result, on, by: new URL(found_on).pathname }]
    })
    const idle = [...leftIdle(site), ...leftEmpty(site)]
    if (handlers.length + idle.length === 0) return notApplicable
    return foundAll([
      ...idle,
      ...handlers.flatMap(({ url, on, by, result }) => {
        const dead = result ? deadAnswer(result.status) : undefined
        return dead ? [{ url: on, line: null, evidence: `${by} sends to ${new URL(url).pathname}, which ${dead}` }] : []
      }),
    ])
  },
}
