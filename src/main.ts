#!/usr/bin/env node
import { join } from 'node:path'
import { auditUsage } from '#src/audit-command/arguments.ts'
import { readSettings, type Settings, siteOrigin } from '#src/env.ts'
import { keepCompiled } from '#src/keep-compiled.ts'
import { createLog, type Log } from '#src/platform/log/log.ts'
import { spareMemory } from '#src/spare-memory.ts'
import { stopSignal } from '#src/stop-signal.ts'

const oldestNode = 24

/** Whoever may write here may change what runs anyway. */
const packagesFolder = join(import.meta.dirname, '../node_modules')

const usage = `Usage: npm run porchlight -- <command>

  serve      build the site when that is needed, bring the database up to date, serve site and API, run jobs
             --api-only  leave the pages to someone else, as npm run dev does
  work       run jobs only, beside processes that serve
  migrate    bring the database up to date
  user       look after the people who sign in:
             user list
             user create --email <address> --role admin|client [--password <password>]
             user promote --email <address> [--role admin|client]
             user suspend|restore|reset --email <address>
             user drop-factors --email <address>  for someone who lost their authenticator app and recovery codes
             user rotate-keys  sign with a new key from now on
${auditUsage}`

/** Answers a sentence when the command could not be carried out. */
type Command = (settings: Settings, log: Log) => Promise<string | undefined>

async function serve(settings: Settings, log: Log, api_only: boolean): Promise<string | undefined> {
  const { serve } = await import('#src/serve.ts')
  return serve(settings, log, { api_only })
}

async function work(settings: Settings, log: Log): Promise<string | undefined> {
  const { work } = await import('#src/work.ts')
  return work(settings, log)
}

async function migrate(settings: Settings, log: Log): Promise<string | undefined> {
  const { openMigrated } = await import('#src/open-migrated.ts')
  const opened = await openMigrated(settings, log)
  if (!opened.ok) return opened.problem
  await opened.database.close()
  log.info('The database is up to date.')
  return undefined
}

async function user(words: readonly string[], settings: Settings, log: Log): Promise<string | undefined> {
  const { userCommand } = await import('#src/user-command.ts')
  return userCommand(words, settings, log, line => void process.stdout.write(`${line}\n`))
}

function commandOf(words: readonly string[]): Command | undefined {
  if (words[0] === 'user') return (settings, log) => user(words.slice(1), settings, log)
  const line = words.join(' ')
  return Object.hasOwn(commands, line) ? commands[line] : undefined
}

const commands: Record<string, Command> = {
  '': (settings, log) => serve(settings, log, false),
  serve: (settings, log) => serve(settings, log, false),
  'serve --api-only': (settings, log) => serve(settings, log, true),
  work,
  migrate,
}

/** Has exit codes of its own: 2 where nothing could be audited. */
async function audit(words: readonly string[]): Promise<number> {
  const read = readSettings()
  if (!read.ok) {
    for (const problem of read.problems) process.stderr.write(`${problem}\n`)
    return 2
  }
  const stopping = new AbortController()
  void stopSignal().then(() => stopping.abort())
  keepCompiled(packagesFolder, '.cache/porchlight')
  const { auditCommand } = await import('#src/audit-command/audit-command.ts')
  const { stdout, stderr } = process
  const { chrome_path } = read.settings
  const site_origin = siteOrigin(read.settings)
  return auditCommand(words, { site_origin, chrome_path, stdout, stderr, stopping: stopping.signal })
}

/** Carries out the command line and answers the exit code: 1 when it could not be done, 2 when it is not understood. */
async function run(words: readonly string[]): Promise<number> {
  const complain = (text: string) => process.stderr.write(`${text}\n`)
  if (Number.parseInt(process.versions.node, 10) < oldestNode) {
    complain(
      `Node ${process.versions.node} is too old: Node ${oldestNode} or later is needed, and npm start brings it.`,
    )
    return 1
  }
  if (words[0] === 'help' || words.includes('--help') || words.includes('-h')) {
    process.stdout.write(usage)
    return 0
  }
  if (words[0] === 'audit') {
    spareMemory()
    return audit(words.slice(1))
  }
  const command = commandOf(words)
  if (!command) {
    complain(`Unknown command: ${words.join(' ')}\n\n${usage}`)
    return 2
  }
  const read = readSettings()
  if (!read.ok) {
    read.problems.forEach(complain)
    return 1
  }
  keepCompiled(read.settings.data_dir, 'cache/code')
  const problem = await command(read.settings, createLog({ level: read.settings.log_level }))
  if (problem !== undefined) complain(problem)
  return problem === undefined ? 0 : 1
}

// Whoever reads our log may go away; the site stays.
process.stdout.on('error', () => undefined)
process.stderr.on('error', () => undefined)
process.exit(await run(process.argv.slice(2)))
