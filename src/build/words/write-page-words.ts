import { writeFile } from 'node:fs/promises'
import { ensureBuilt } from '#src/build/ensure-built.ts'
import { readBuiltWords } from '#src/build/words/built-words.ts'
import { bringUpToDate } from '#src/build/words/compare-words.ts'
import { ledgerFile, pageLedger } from '#src/content/page-days.ts'
import { readBrand } from '#src/env.ts'

const brand = readBrand()
const built = await ensureBuilt(brand, sentence => process.stdout.write(`${sentence}\n`))
if (!built.ok) throw new Error(built.problem)

const today = new Date().toISOString().slice(0, 10)
const { ledger, problems } = bringUpToDate(pageLedger, await readBuiltWords(brand), today)
await writeFile(ledgerFile, `${JSON.stringify(ledger, null, 2)}\n`)
for (const problem of problems) process.stderr.write(`${problem}\n`)
process.exitCode = problems.length > 0 ? 1 : 0
