import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import type { LyingProgram } from '#src/engines/audit/facts/programs/lying-program.ts'
import { nameInPhp, type PostedForm } from '#src/engines/audit/facts/programs/posted-form.ts'
import { isHarmlessScript } from '#src/engines/audit/facts/scripts/inquiry-forms.ts'

export type FormAndProgram = { form: PostedForm; program: LyingProgram }

const fileOf = (url: string) => {
  const { pathname } = new URL(url)
  return pathname.slice(pathname.lastIndexOf('/') + 1)
}
export const programName = ({ url }: Pick<LyingProgram, 'url'>): string => decodeURI(fileOf(url)).slice(0, 60)

/** Forms of the site with the file that lies beside the pages and is to take them; none where its host runs no programs. */
function formsWithFiles({ posted_forms, programs: { programs, idle_at } }: SiteView): FormAndProgram[] {
  if (programs.length === 0 || idle_at !== null) return []
  const by_url = new Map(programs.map(program => [program.url, program]))
  return posted_forms.flatMap(form => {
    const program = by_url.get(form.to)
    return program ? [{ form, program }] : []
  })
}

const neverRuns = ({ program: { is_empty, is_torn } }: FormAndProgram) => is_empty || is_torn

/** Those whose program runs, as far as its brackets tell. */
export const formsWithPrograms = (site: SiteView): FormAndProgram[] =>
  formsWithFiles(site).filter(pair => !neverRuns(pair))

/** Each program once, with the first page whose form sends to it. */
function oncePerProgram(pairs: readonly FormAndProgram[]): FormAndProgram[] {
  const first = new Map<string, FormAndProgram>()
  for (const pair of pairs) if (!first.has(pair.program.url)) first.set(pair.program.url, pair)
  return [...first.values()]
}

export const programsInUse = (site: SiteView): FormAndProgram[] => oncePerProgram(formsWithPrograms(site))

/** Files of which nothing runs: what else is wrong in them is another day's matter. */
export const programsThatNeverRun = (site: SiteView): FormAndProgram[] =>
  oncePerProgram(formsWithFiles(site).filter(neverRuns))

/** What the form sends in the eyes of the program, which holds what comes by GET and by POST apart. */
export const isSent = ({ sends }: PostedForm, name: string): boolean => {
  const wanted = nameInPhp(name)
  return sends.some(one => nameInPhp(one) === wanted || (wanted.endsWith('_x') && one === wanted.slice(0, -2)))
}

/** A program that looks only at what is posted, behind a form that posts nothing, or the other way round. */
export const isWrongWay = ({ method }: PostedForm, read: { method: 'post' | 'get' | 'any' }): boolean =>
  read.method !== 'any' && read.method !== (method === 'post' ? 'post' : 'get')

/** Scripts of the site that may send a form in place of the browser. */
const resenders = ({ own_scripts }: SiteView) =>
  own_scripts.filter(({ url, resends }) => resends !== '' && !isHarmlessScript(url))

/** Is it known beyond doubt what arrives at the program? */
export const isSureForm = (site: SiteView, { is_unsure }: PostedForm): boolean =>
  !is_unsure && resenders(site).every(({ resends }) => resends === 'whole')

/** Does the browser itself send the form, and show what the program answers? */
export const isSentByBrowser = (site: SiteView, form: PostedForm): boolean =>
  !form.is_unsure && !form.is_resent && resenders(site).length === 0
