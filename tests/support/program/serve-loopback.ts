import { readSettings } from '#src/env.ts'
import { createLog } from '#src/platform/log/log.ts'
import { serve } from '#src/serve.ts'
import { loopbackDoor } from '#tests/support/crawl/loopback-door.ts'

// `porchlight serve` as it is, but that free checks reach sites which a test serves on loopback, and nothing else.
// With the word --api-only it serves no pages, as there; with --idle its checks stand back as far as there.
const read = readSettings()
if (!read.ok) throw new Error(read.problems.join(' '))
const log = createLog({ level: read.settings.log_level })
const api_only = process.argv.includes('--api-only')
const door = process.argv.includes('--idle') ? { ...loopbackDoor, priority: 'idle' as const } : loopbackDoor
const problem = await serve(read.settings, log, { api_only, door })
if (problem !== undefined) process.stderr.write(`${problem}\n`)
process.exit(problem === undefined ? 0 : 1)
