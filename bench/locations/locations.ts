import { judge, say } from '#bench/sign-in/sign-in-judge.ts'
import { openLocations } from './locations-database.ts'
import { plansOf } from './locations-plans.ts'
import { type Question, questionsOf } from './locations-questions.ts'

const target_ms = 100
const rounds = 60

/** How many times slower a question may be where there are a hundred times as many locations. */
const most_ratio = 2

/** To begin with, and to compare with. */
const few = 10_000

type Figures = { p50: number; p95: number; plans: string[] }

function percentile(times: readonly number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? Number.NaN
}

/** Milliseconds from the call to the text of the answer, one after another, and of processor for each in this process. */
async function timesOf(database: Parameters<Question['ask']>[0], { ask }: Question) {
  const times: number[] = []
  let begun = process.cpuUsage()
  for (let round = -5; round < rounds; round += 1) {
    if (round === 0) begun = process.cpuUsage()
    const started = performance.now()
    JSON.stringify(await ask(database))
    if (round >= 0) times.push(performance.now() - started)
  }
  const { user, system } = process.cpuUsage(begun)
  return { times, cpu: (user + system) / 1000 / rounds }
}

async function measure(locations: number): Promise<Map<string, Figures>> {
  const laid = await openLocations(locations)
  const figures = new Map<string, Figures>()
  try {
    for (const question of questionsOf(laid)) {
      const { times, cpu } = await timesOf(laid.database, question)
      const plans = await plansOf(laid.database, question)
      const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)]
      figures.set(question.name, { p50, p95, plans })
      judge(
        `${question.name}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, to be under ${target_ms} (${cpu.toFixed(1)} ms of processor)`,
        p95 < target_ms,
      )
      for (const plan of plans) judge(`    ${plan}`, !plan.includes('Seq Scan'))
    }
  } finally {
    await laid.database.close()
    await laid.close()
  }
  return figures
}

const many = Number(process.argv[2] ?? 0)
const small = await measure(few)
if (many > 0) {
  const large = await measure(many)
  for (const [name, { p50 }] of large) {
    const ratio = p50 / (small.get(name)?.p50 ?? Number.NaN)
    judge(`${name}: ${ratio.toFixed(2)} times the median at ${few.toLocaleString('en-US')}`, ratio <= most_ratio)
  }
  say(`With ${(many * 5).toLocaleString('en-US')} entries of activity.`)
}
