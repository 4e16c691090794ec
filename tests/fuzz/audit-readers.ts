import { auditProperties } from '#tests/support/audit/audit-properties.ts'

/** `npm run fuzz:audit -- 1000000 [seed]`: this many inputs in all, shared by the properties. */
const total = Number(process.argv[2] ?? 1_000_000)
const seed = Number(process.argv[3] ?? Date.now() % 2 ** 31)
const numRuns = Math.ceil(total / auditProperties.length)

const say = (text: string) => process.stdout.write(`${text}\n`)

say(`Seed ${seed}; ${numRuns} inputs for each of ${auditProperties.length} properties`)
for (const [name, check] of auditProperties) {
  const began = performance.now()
  const { held, inputs, message } = await check({ numRuns, seed })
  const seconds = ((performance.now() - began) / 1_000).toFixed(0)
  say(`${held ? 'held  ' : 'FAILED'} ${name}: ${inputs} inputs in ${seconds} s`)
  if (held) continue
  say(message)
  process.exitCode = 1
}
