import type { LabState } from '#src/features/audits/lab/lab-state.ts'
import { gradeWords } from '#src/features/audits/report-words.ts'
import type { PresentedReport } from '#src/features/audits/schema.ts'
import { Badge, type BadgeTone } from '#src/ui/badge.tsx'
import { longDate } from '#src/ui/long-date.ts'

type Props = Pick<PresentedReport, 'score' | 'grade' | 'earlier'> & { lab: LabState }

const tones = { good: 'good', fair: 'waiting', poor: 'bad' } as const satisfies Record<
  keyof typeof gradeWords,
  BadgeTone
>

/** The three grades from left to right, each as wide as its points. */
const zones = [
  { id: 'poor', range: 'under 60', width: 60, fill: 'fill-clay' },
  { id: 'fair', range: '60–79', width: 20, fill: 'fill-lamp' },
  { id: 'good', range: '80+', width: 20, fill: 'fill-moss' },
] as const

function Scale({ score }: { score: number }) {
  return (
    <div aria-hidden="true" className="mt-5">
      <svg viewBox="0 0 100 9" preserveAspectRatio="none" aria-hidden="true" className="h-5 w-full overflow-visible">
        {zones.map(({ id, width, fill }, at) => {
          const from = zones.slice(0, at).reduce((sum, zone) => sum + zone.width, 0)
          return <rect key={id} x={from} y={3} width={width - 0.6} height={3} className={fill} />
        })}
        <rect x={Math.min(Math.max(score - 0.5, 0), 99)} width={1} height={9} className="fill-ink" />
      </svg>
      <div className="mt-1 grid grid-cols-[3fr_1fr_1fr] text-xs text-soft">
        {zones.map(({ id, range }) => (
          <span key={id}>
            {gradeWords[id]}
            <span className="block whitespace-nowrap">{range}</span>
          </span>
        ))}
      </div>
    </div>
  )
}

function SinceEarlier({ score, earlier }: Pick<Props, 'score' | 'earlier'>) {
  if (!earlier || earlier.score === null || score === null) return null
  const change = score - earlier.score
  const words =
    change === 0
      ? 'The same as'
      : `${Math.abs(change)} ${Math.abs(change) === 1 ? 'point' : 'points'} ${change > 0 ? 'better than' : 'worse than'}`
  return (
    <p className="mt-4 border-t border-hairline pt-3 text-[0.9375rem] text-soft">
      {words} on {longDate(earlier.finished_at)}, when it was {earlier.score}.
    </p>
  )
}

const labWords: Record<LabState, string> = {
  measuring: 'A browser is still measuring speed. That may move it a little.',
  measured: 'Speed as a browser measured it is part of it.',
  not_measured: 'Speed was not measured in a browser.',
}

/** The score as a number, a word, and a place between bad and good. */
export function ScoreFigure({ score, grade, earlier, lab }: Props) {
  if (score === null || grade === null) return null
  return (
    <section
      aria-label="Score"
      className="rounded-xl border border-hairline bg-raised px-6 py-6 shadow-(--shadow) print:shadow-none"
    >
      <p className="flex items-center gap-x-4">
        <span className="font-display text-7xl leading-none font-semibold tabular-nums">{score}</span>
        <span className="grid justify-items-start gap-1">
          <span className="text-soft">of 100 points</span>
          <Badge tone={tones[grade]}>{gradeWords[grade]}</Badge>
        </span>
      </p>
      <Scale score={score} />
      {/* As high as its longest words: nothing below it moves when they change. */}
      <p className="mt-4 min-h-[3em] text-[0.9375rem] text-soft">{labWords[lab]}</p>
      <SinceEarlier score={score} earlier={earlier} />
    </section>
  )
}
