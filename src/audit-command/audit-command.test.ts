import { spawn } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { hasFindingAsGraveAs } from '#src/engines/audit/report/as-grave.ts'
import type { AuditReport } from '#src/engines/audit/report/audit-report.ts'
import { environmentWith } from '#src/env.ts'
import { audit, type Ended, scratch, withLab } from '#tests/support/audit/audit-here.ts'
import { openLoopbackSite } from '#tests/support/crawl/loopback-site.ts'
import { livingInGroup, processesNaming } from '#tests/support/machine/process-groups.ts'

const main = join(import.meta.dirname, '../main.ts')

const environmentOf = (variables: Record<string, string>) =>
  environmentWith({ DATA_DIR: '/dev/null/never-made', SITE_URL: 'https://agency.example', ...variables })

/** The same by the whole program, from a folder in which nothing can be kept. */
function auditProgram(...words: string[]): Promise<Ended> {
  const child = spawn(process.execPath, [main, 'audit', ...withLab(words)], { env: environmentOf({}) })
  const ended: Ended = { code: null, out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', text => {
    ended.out += text
  })
  child.stderr.setEncoding('utf8').on('data', text => {
    ended.err += text
  })
  return new Promise(resolve => child.on('close', code => resolve({ ...ended, code })))
}

const pages: Record<string, string> = {
  '/': `<!doctype html><html lang="en"><head><title>Calloway Plumbing, Macon</title><meta name="robots" content="noindex"></head>
<body><h1>Plumbing in Macon</h1><a href="/contact.html">Contact us</a></body></html>`,
  '/contact.html': '<!doctype html><html lang="en"><title>Contact</title><h1>Contact us</h1>',
}

async function serveSite() {
  const agents = new Set<string | undefined>()
  const site = await openLoopbackSite((request, response) => {
    agents.add(request.headers['user-agent'])
    const html = Object.hasOwn(pages, request.url ?? '') ? pages[request.url ?? ''] : undefined
    response.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(html ?? 'No such page')
  })
  return { ...site, agents, url: `${site.origin('127.9.9.9')}/` }
}

test('the home page is measured in a browser, unless there is none', async () => {
  const site = await serveSite()
  const { code, out, err } = await audit(site.url, '--allow-private', '--format', 'json', '--lab', 'auto')
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const report = JSON.parse(out)
  expect(report.lab_speed).toMatchObject({ final_url: site.url, performance: expect.any(Number) })
  expect(report.not_checked.map(({ id }: { id: string }) => id)).not.toContain('lab-speed')
  expect([...site.agents].every(agent => agent?.includes('PorchlightAudit/'))).toBe(true)
  const blind = await audit({ chrome_path: '/nowhere/chromium' }, site.url, '--allow-private', '--lab', 'auto')
  expect(blind.code).toBe(0)
  expect(blind.out).toContain('not measured: there is no Chromium here that starts')
}, 60_000)

test('an audit that is killed while it measures leaves no browser and no folder behind', async () => {
  const site = await serveSite()
  const words = [site.url, '--allow-private', '--lab', 'auto']
  const child = spawn(process.execPath, [main, 'audit', ...words], { env: environmentOf({}), stdio: 'ignore' })
  const driver = async () => (await processesNaming(`"url":"${site.url}"`))[0]
  await expect.poll(driver, { timeout: 15_000 }).toBeDefined()
  const { group = 0, words: line = '' } = (await driver()) ?? {}
  const [, folder = ''] = /"folder":"([^"]+)"/.exec(line) ?? []
  expect(await readdir(dirname(folder))).toContain(basename(folder))
  child.kill('SIGKILL')
  await expect.poll(() => livingInGroup(group), { timeout: 10_000 }).toEqual([])
  expect(await readdir(dirname(folder))).not.toContain(basename(folder))
})

test('a site on loopback is audited without a database, by an honest name', async () => {
  const site = await serveSite()
  const { code, out, err } = await auditProgram(site.url, '--allow-private', '--format', 'json')
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const report = JSON.parse(out)
  expect(report).toMatchObject({ version: 1, url: site.url, origin: site.url.slice(0, -1) })
  expect(report.pages.map(({ url }: { url: string }) => new URL(url).pathname)).toEqual(['/', '/contact.html'])
  expect(report.lab_speed).toBeNull()
  expect([...site.agents]).toEqual([
    expect.stringMatching(/^PorchlightAudit\/\d+\.\d+\.\d+ \(\+https:\/\/agency\.example\/help-center\)$/),
  ])
})

test.each([
  ['text', (out: string) => expect(out).toMatch(/^Audit of http:/)],
  ['csv', (out: string) => expect(out).toMatch(/^section,severity,id,/)],
  ['sarif', (out: string) => expect(JSON.parse(out).version).toBe('2.1.0')],
  ['html', (out: string) => expect(out).toMatch(/^<!doctype html>/)],
  [
    'ndjson',
    (out: string) => {
      const types = out
        .trimEnd()
        .split('\n')
        .map(line => JSON.parse(line).type)
      expect(types[0]).toMatch(/^(?:finding|page_audited)$/)
      expect(types.at(-1)).toBe('done')
    },
  ],
])('--format %s writes it to --out and nothing else', async (format, holds) => {
  const site = await serveSite()
  const file = join(await scratch(), 'report')
  await writeFile(file, 'what an earlier audit left')
  const ended = await audit(site.url, '--allow-private', '--format', format, '--out', file)
  expect(ended).toEqual({ code: 0, out: '', err: '' })
  holds(await readFile(file, 'utf8'))
})

test('--out takes a device as well', async () => {
  const site = await serveSite()
  expect(await audit(site.url, '--allow-private', '--out', '/dev/null')).toEqual({ code: 0, out: '', err: '' })
})

test.each(['low', 'critical'] as const)(
  '--fail-on %s ends with 1 exactly when the report tells of something as grave',
  async limit => {
    const { url } = await serveSite()
    const { code, out } = await audit(url, '--allow-private', '--format', 'json', '--fail-on', limit)
    expect(code).toBe(hasFindingAsGraveAs(limit, JSON.parse(out)) ? 1 : 0)
  },
)

test('--pages bounds what is read, and the report says so', async () => {
  const { url } = await serveSite()
  const { out } = await audit(url, '--allow-private', '--format', 'json', '--pages', '1')
  expect(JSON.parse(out)).toMatchObject({ stopped_by: 'pages', pages_left: 1, pages: [{ status: 200 }] })
})

test('a copy served elsewhere and a folder are audited as if they stood at their origin', async () => {
  const { url, asked } = await serveSite()
  const folder = await scratch()
  for (const [path, html] of Object.entries(pages))
    await writeFile(join(folder, path === '/' ? 'index.html' : path), html)
  for (const words of [[url, '--allow-private'], [folder]]) {
    const { code, out, err } = await audit(...words, '--as-origin', 'https://www.calloway.example', '--format', 'json')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const report = JSON.parse(out)
    expect(report.origin).toBe('https://www.calloway.example')
    expect(report.pages.map(({ url }: { url: string }) => url)).toEqual([
      'https://www.calloway.example/',
      'https://www.calloway.example/contact.html',
    ])
  }
  expect(asked).toContain('GET /contact.html')
})

test('a private address needs --allow-private, and is not asked without it', async () => {
  const site = await serveSite()
  const { code, out, err } = await audit(site.url)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toContain('add --allow-private')
  expect(site.accepted()).toBe(0)
})

test('the program ends with the code and says what is wrong on standard error', async () => {
  const { code, out, err } = await auditProgram('https://calloway.example', '--pages', '0')
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toMatch(/^--pages must be .*\n$/)
})

test.each([
  [[], 'Name one address to audit'],
  [['https://a.example', 'https://b.example'], 'Name one address to audit'],
  [['calloway'], 'This is not a whole web address'],
  [['ftp://calloway.example'], 'Only http and https'],
  [['https://user:word@calloway.example'], 'carries a user name or password'],
  [['https://calloway.example', '--pages', '0'], '--pages must be'],
  [['https://calloway.example', '--format', 'pdf'], '--format must be one of text,'],
  [['https://calloway.example', '--lab', 'on'], '--lab must be one of auto, off'],
  [['https://calloway.example', '--fail-on', 'info'], '--fail-on must be one of low,'],
  [['https://calloway.example', '--as-origin', 'calloway'], '--as-origin must be'],
  [['https://calloway.example', '--depth', '3'], "Unknown option '--depth'"],
  [['https://calloway.example', '--out', '/dev/null/x'], '/dev/null/x cannot be written'],
  [['/dev/null', '--as-origin', 'https://calloway.example'], 'neither a web address nor a folder'],
  [['/tmp'], 'add --as-origin'],
])('%j could not be audited: exit 2 and a sentence', async (words, sentence) => {
  const { code, out, err } = await audit(...words)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toContain(sentence)
  expect(err).not.toContain('    at ')
})

const html = { 'content-type': 'text/html' }

test.each<[string, (request: IncomingMessage, response: ServerResponse) => unknown, RegExp]>([
  ['a page that is gone', (_, response) => response.writeHead(404, html).end('Gone'), /status 404/],
  ['a server that fails', (_, response) => response.writeHead(500, html).end('Oh'), /could not be read \(status 500\)/],
  [
    'a robots.txt that says no',
    ({ url }, response) => response.writeHead(200).end(url === '/robots.txt' ? 'User-agent: *\nDisallow: /' : ''),
    /^The robots\.txt of \S+ asks crawlers not to read \S+ \(line 2: \/\)\. Change that line/,
  ],
  [
    'a bot wall',
    ({ url }, response) => response.writeHead(url === '/' ? 403 : 404).end(),
    /turns automatic visitors away/,
  ],
  [
    'a page sent as plain text',
    ({ url }, response) =>
      response
        .writeHead(url === '/' ? 200 : 404, { 'content-type': 'text/plain' })
        .end('<!doctype html><title>A</title>'),
    /the server sends it as text\/plain/,
  ],
])('%s on the command line: exit 2, one sentence, no score', async (_, answer, sentence) => {
  const site = await openLoopbackSite(answer)
  const { code, out, err } = await audit(`${site.origin('127.9.9.9')}/`, '--allow-private', '--format', 'json')
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toMatch(sentence)
  expect(err.trimEnd()).not.toContain('\n')
})

test('an inner page sent as plain text is a finding, since browsers show its bare code', async () => {
  const site = await openLoopbackSite(({ url }, response) => {
    const status = url === '/' || url === '/menu' ? 200 : 404
    response.writeHead(status, { 'content-type': url === '/menu' ? 'text/plain' : 'text/html' })
    response.end('<!doctype html><html lang="en"><title>Calloway</title><a href="/menu">Menu</a></html>')
  })
  const home = site.origin('127.9.9.9')
  const { out } = await audit(`${home}/`, '--allow-private', '--format', 'json')
  const { findings } = JSON.parse(out) as AuditReport
  expect(findings.find(({ id }) => id === 'content-type-mismatch')?.occurrences).toEqual([
    { url: `${home}/menu`, line: null, evidence: 'a web page, sent as text/plain' },
  ])
})
