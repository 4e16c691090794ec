import { countOf } from '#src/features/audits/parts/report/count-of.ts'
import type { PresentedReport } from '#src/features/audits/schema.ts'

type Judged = Pick<PresentedReport, 'grade' | 'score' | 'findings' | 'pages'>

const titles = {
  good: (host: string) => `${host} is in good shape.`,
  fair: (host: string) => `${host} can do better.`,
  poor: (host: string) => `${host} needs work.`,
}

function grave(findings: Judged['findings']): string {
  const parts = (['critical', 'high'] as const).flatMap(id => {
    const number = findings.filter(({ severity }) => severity === id).length
    return number > 0 ? [`${number} ${id}`] : []
  })
  return parts.length === 0 ? 'none of them critical or high' : parts.join(' and ')
}

/** What the score means, in a heading and a sentence. */
export function verdictOf({ grade, findings, pages }: Judged, host: string): { title: string; lead: string } {
  const read = countOf(pages.filter(({ problem }) => problem === null).length, 'page')
  if (grade === null) {
    return { title: `${host} could not be scored.`, lead: `We read ${read}, and nothing on it could be judged.` }
  }
  const toFix = findings.filter(({ severity }) => severity !== 'info')
  const lead =
    toFix.length === 0
      ? `We read ${read} and found nothing to fix in what can be checked from outside.`
      : `We read ${read} and found ${countOf(toFix.length, 'thing')} to fix, ${grave(toFix)}.`
  const isBroken = findings.some(({ severity }) => severity === 'critical')
  const title = grade === 'good' && isBroken ? `${host} does well, but something is broken.` : titles[grade](host)
  return { title, lead }
}
