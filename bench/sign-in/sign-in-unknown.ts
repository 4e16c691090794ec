import { emailOf } from './sign-in-database.ts'
import { judge } from './sign-in-judge.ts'
import { median } from './sign-in-load.ts'
import type { Running } from './sign-in-processes.ts'
import { signIn } from './sign-in-request.ts'

const most = 1.1
const tries = 200

/** Wrong passwords for addresses that have an account and for some that have none, in turns and each first half of the time. */
export async function compareUnknown({ port }: Running): Promise<void> {
  const took: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (let n = 0; n < tries; n += 1) {
    const kinds = n % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const kind of kinds) {
      const email = kind === 'known' ? emailOf(n) : `nobody${n}@shop.example`
      const started = performance.now()
      await (await signIn(port, email, 'a wrong guess')).text()
      took[kind].push(performance.now() - started)
    }
  }
  const [known, unknown] = [median(took.known), median(took.unknown)]
  const ratio = Math.max(known, unknown) / Math.min(known, unknown)
  const figures = `known ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms, ratio ${ratio.toFixed(3)}`
  judge(`A wrong password, median of ${tries} e-mails: ${figures}, to be under ${most}`, ratio < most)
}
