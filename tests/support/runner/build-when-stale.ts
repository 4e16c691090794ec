import { ensureBuilt } from '#src/build/ensure-built.ts'
import { readBrand } from '#src/env.ts'

const built = await ensureBuilt(readBrand(), sentence => console.log(sentence))
if (!built.ok) {
  console.error(built.problem)
  process.exitCode = 1
}
