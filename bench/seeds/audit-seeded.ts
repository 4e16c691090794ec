import { rmSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { Writable } from 'node:stream'
import { auditCommand } from '#src/audit-command/audit-command.ts'
import type { AuditReport } from '#src/engines/audit/report/audit-report.ts'
import { makeScratchFolder } from '#tests/support/machine/scratch-folder.ts'
import { defects } from './audit-defects.ts'
import type { Pages } from './audit-seed.ts'
import { contradictions } from './audit-seeds.ts'
import { catalogueSeeds } from './catalogue-seeds.ts'
import { dataSeeds } from './data-seeds.ts'
import { factSeeds } from './fact-seeds.ts'
import { pageSeeds } from './page-seeds.ts'
import { slipSeeds } from './slip-seeds.ts'

const [folder = '', written_most = '20', kinds = ''] = process.argv.slice(2)
const most = Number(written_most)
const entries = await readdir(folder, { withFileTypes: true }).catch(() => null)
if (!entries || !(most >= 1)) {
  process.stderr.write(
    'Name a folder with copies of sites, each in a folder of its own, and how many to take (20), and a part of the kinds to sow.\n',
  )
  process.exit(2)
}
const copies = entries.filter(entry => entry.isDirectory()).map(({ name }) => name)

const say = (text: string) => process.stdout.write(`${text}\n`)
const most_pages = 40
const fewest_pages = 3
const origin_of_page = /(?:rel="canonical"\s+href|property="og:url"\s+content)="(https?:\/\/[^/"]+)/i

/** The pages of a copy, and its home page: the front page that lies highest. */
async function readCopy(copy: string): Promise<{ pages: Pages; home: string } | null> {
  const names = await readdir(copy, { recursive: true })
  const paths = names.filter(name => /\.html?$/i.test(name) && !name.includes('node_modules'))
  const fronts = paths.filter(path => /(?:^|\/)(?:index|default|home)\.html?$/i.test(path))
  const [front] = fronts.toSorted((one, other) => one.split('/').length - other.split('/').length)
  if (front === undefined) return null
  const root = dirname(front)
  const own = paths.filter(path => root === '.' || path.startsWith(`${root}/`))
  if (own.length < fewest_pages || own.length > most_pages) return null
  const pages = new Map<string, string>()
  for (const path of own) pages.set(relative(root, path), await readFile(join(copy, path), 'latin1'))
  return { pages, home: relative(root, front) }
}

const all_seeds = [
  ...contradictions,
  ...slipSeeds,
  ...factSeeds,
  ...defects,
  ...dataSeeds,
  ...pageSeeds,
  ...catalogueSeeds,
]
const scratch = await makeScratchFolder('seeded')
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130))
const nowhere = () => new Writable({ write: (_chunk, _encoding, written) => written() })

async function put(pages: Pages): Promise<void> {
  for (const [path, html] of pages) {
    await mkdir(dirname(join(scratch, 'site', path)), { recursive: true })
    await writeFile(join(scratch, 'site', path), html, 'latin1')
  }
}

async function audit(origin: string): Promise<AuditReport> {
  const out = join(scratch, 'report.json')
  await auditCommand(['--as-origin', origin, '--format', 'json', '--lab', 'off', '--out', out, join(scratch, 'site')], {
    site_origin: origin,
    chrome_path: undefined,
    stdout: nowhere(),
    stderr: nowhere(),
    stopping: new AbortController().signal,
  })
  return JSON.parse(await readFile(out, 'utf8'))
}

const saidIn = ({ findings }: AuditReport) =>
  findings.flatMap(({ id, occurrences }) =>
    occurrences.map(({ url, evidence }) => ({ id, said: `${url} ${evidence}` })),
  )

/** twice: findings that come together where none of them was before, and how often; by: what told it. */
type Counted = {
  told: number
  sown: number
  silent: string[]
  twice: Map<string, number>
  by: Set<string>
}
const counts = new Map<string, Counted>()
let sites = 0
const seeds = all_seeds.filter(({ kind }) => new RegExp(kinds).test(kind))

for (const name of copies) {
  if (sites >= most) break
  const copy = await readCopy(join(folder, name))
  if (!copy) continue
  const { pages, home } = copy
  const origin = origin_of_page.exec(pages.get(home) ?? '')?.[1] ?? 'https://www.copy-of-site.com'
  await rm(join(scratch, 'site'), { recursive: true, force: true })
  await put(pages)
  const before = await audit(origin)
  const known = new Set(saidIn(before).map(({ id, said }) => `${id} ${said}`))
  const had = new Set(before.findings.map(({ id }) => id))
  const read = new Set(before.pages.filter(({ status }) => status === 200).map(({ url }) => new URL(url).pathname))
  sites++
  for (const { kind, told_by, sow } of seeds) {
    const sown = sow(pages, home, origin)
    const at = `/${sown?.path}`
    if (!sown) continue
    const addresses = [at, at.replace(/index\.html?$/, ''), at.replace(/\.html?$/, '')]
    if (pages.has(sown.path) && !addresses.some(path => read.has(path))) continue
    const changed: Pages = new Map([[sown.path, sown.html], ...(sown.also ?? [])])
    await put(changed)
    const said_now = saidIn(await audit(origin))
    const telling = said_now.filter(({ id, said }) => told_by.test(id) && !known.has(`${id} ${said}`))
    const new_ids = [...new Set(said_now.map(({ id }) => id))].filter(id => !had.has(id)).sort()
    for (const path of changed.keys()) await rm(join(scratch, 'site', path))
    await put(new Map([...pages].filter(([path]) => changed.has(path))))
    const count: Counted = counts.get(kind) ?? { told: 0, sown: 0, silent: [], twice: new Map(), by: new Set() }
    count.sown++
    if (new_ids.length > 1) count.twice.set(new_ids.join(' + '), (count.twice.get(new_ids.join(' + ')) ?? 0) + 1)
    for (const { id } of telling) count.by.add(id)
    if (telling.length > 0) count.told++
    else count.silent.push(`${name}, ${sown.path} ${sown.shown}${new_ids.map(id => ` +${id}`).join('')}`)
    counts.set(kind, count)
  }
}

say(`${sites} sites\n`)
for (const [kind, { told, sown, by }] of counts)
  say(`${kind.padEnd(30)} ${told} of ${sown} told by ${[...by].sort().join(', ')}`)
for (const [kind, { twice }] of counts)
  for (const [ids, times] of twice) if (times > 1) say(`told twice: ${kind}: ${ids} (${times} sites)`)
for (const [kind, { silent }] of counts) for (const where of silent) say(`silent: ${kind}: ${where}`)
