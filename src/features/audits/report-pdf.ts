import { plans } from '#src/content/plans.ts'
import { labMethod, labRows } from '#src/engines/audit/report/lab-words.ts'
import { effortWords, scoreWords, severityWords, spreadWords } from '#src/features/audits/report-words.ts'
import type { PdfTask } from '#src/features/audits/run/worker-task.ts'
import type { PresentedFinding, PresentedReport } from '#src/features/audits/schema.ts'
import { type PdfBlock, writeDocument } from '#src/platform/pdf/write-document.ts'

/** The host as machines write it: the letters of the document are those from a to z. */
const nameInLatin = (host: string): string => URL.parse(`http://${host}`)?.host ?? host

/** Places of a finding that the PDF shows; the page behind the link shows all. */
const placesShown = 5

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/New_York' })

function planName(id: PresentedFinding['plan']['id']): string {
  return plans.find(plan => plan.id === id)?.name ?? ''
}

function placeText({ url, line, evidence }: PresentedFinding['occurrences'][number]): string {
  return `${url}${line === null ? '' : ` line ${line}`}: ${evidence}`
}

function findingBlocks(finding: PresentedFinding): PdfBlock[] {
  const { title, severity, why, mend, occurrences, count, effort, plan } = finding
  const more = count - Math.min(occurrences.length, placesShown)
  return [
    { type: 'subheading', text: title },
    { type: 'small', text: `${severityWords[severity]}. ${spreadWords(finding)}.` },
    { type: 'text', text: `Why it matters: ${why}` },
    { type: 'text', text: `What to do: ${mend}` },
    { type: 'small', text: `${effortWords[effort]}. With us: ${plan.feature}, in ${planName(plan.id)}.` },
    ...occurrences.slice(0, placesShown).map(place => ({ type: 'quote' as const, text: placeText(place) })),
    ...(more > 0 ? [{ type: 'small' as const, text: `And ${more} more.` }] : []),
  ]
}

function firstBlocks({ first_three, findings }: PresentedReport): PdfBlock[] {
  const first = first_three.flatMap(id => findings.find(finding => finding.id === id) ?? [])
  if (first.length === 0) return [{ type: 'text', text: 'We found nothing to fix.' }]
  return first.flatMap(({ title, why, mend, effort }, at): PdfBlock[] => [
    { type: 'subheading', text: `${at + 1}. ${title}` },
    { type: 'text', text: `${why} ${mend}` },
    { type: 'small', text: `${effortWords[effort]}.` },
  ])
}

function earlierBlocks({ earlier, score }: PresentedReport): PdfBlock[] {
  if (!earlier) return []
  const since = day.format(new Date(earlier.finished_at))
  const named = (list: { title: string }[]) => (list.length === 0 ? 'none' : list.map(({ title }) => title).join('; '))
  return [
    { type: 'heading', text: `Since ${since}` },
    { type: 'text', text: `The score was ${earlier.score ?? 'not given'} and is ${score ?? 'not given'} now.` },
    { type: 'text', text: `Fixed: ${named(earlier.fixed)}.` },
    { type: 'text', text: `New: ${named(earlier.appeared)}.` },
  ]
}

function speedBlocks({ lab_speed }: PresentedReport): PdfBlock[] {
  if (!lab_speed) return []
  return [
    { type: 'heading', text: 'How fast the start page is' },
    ...labRows(lab_speed).map(([name, value]): PdfBlock => ({ type: 'text', text: `${name}: ${value}` })),
    { type: 'small', text: labMethod(lab_speed) },
  ]
}

function sectionBlocks({ sections, findings }: PresentedReport): PdfBlock[] {
  return sections.flatMap(({ id, name, score }): PdfBlock[] => {
    const own = findings.filter(({ section }) => section === id)
    if (own.length === 0) return []
    const heading: PdfBlock = { type: 'heading', text: `${name}: ${score === null ? 'not scored' : `${score} of 100`}` }
    return [heading, ...own.flatMap(findingBlocks)]
  })
}

function blocksOf({ answer, brand }: PdfTask, report: PresentedReport): PdfBlock[] {
  const read = report.pages.filter(({ problem }) => problem === null).length
  const scores = report.sections.map(
    ({ name, score, weight }): PdfBlock => ({
      type: 'bar',
      text: `${name}: ${score === null ? 'not checked' : score} (weight ${weight})`,
      share: score ?? 0,
    }),
  )
  const unchecked = report.not_checked.map(({ reason, id }): PdfBlock => ({ type: 'small', text: `${id}: ${reason}` }))
  return [
    { type: 'title', text: `Free SEO check of ${nameInLatin(answer.host)}` },
    {
      type: 'text',
      text: `${scoreWords(report)}. ${read} ${read === 1 ? 'page' : 'pages'} read on ${day.format(new Date(report.finished_at))}.`,
    },
    { type: 'heading', text: 'The score and its parts' },
    ...scores,
    { type: 'small', text: report.formula },
    { type: 'heading', text: 'Three things to fix first' },
    ...firstBlocks(report),
    ...speedBlocks(report),
    ...earlierBlocks(report),
    ...sectionBlocks(report),
    { type: 'heading', text: 'What was not checked' },
    ...unchecked,
    { type: 'heading', text: 'Talk to a person' },
    { type: 'text', text: `${brand.name}: ${brand.phone}, ${brand.email}. A person reads your site too.` },
  ]
}

/** The report as a PDF. Throws where there is no report: whoever asks knows that there is one. */
export function writeReportPdf({ answer, brand, ...task }: PdfTask): Promise<Buffer> {
  const { report } = answer
  if (!report) throw new Error('There is no report to draw.')
  return writeDocument({
    title: `Free SEO check of ${nameInLatin(answer.host)}`,
    author: brand.name,
    blocks: blocksOf({ answer, brand, ...task }, report),
    created_at: new Date(report.finished_at),
  })
}
