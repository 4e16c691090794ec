import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { AuditReport } from '#src/engines/audit/report/audit-report.ts'
import { audit, scratch } from '#tests/support/audit/audit-here.ts'

test('the pages of a folder are read in the same order each time', async () => {
  const folder = await scratch()
  const names = Array.from('abcdefghijklmnopqrst', letter => `page-${letter}.html`)
  await writeFile(join(folder, 'index.html'), names.map(name => `<a href="/${name}">x</a>`).join(''))
  for (const [i, name] of names.entries()) await writeFile(join(folder, name), 'word '.repeat(9_000 - i * 400))
  const { out } = await audit(folder, '--as-origin', 'https://www.calloway.example', '--format', 'json')
  const read = JSON.parse(out).pages.map(({ url }: { url: string }) => new URL(url).pathname.slice(1))
  expect(read).toEqual(['', ...names])
})

test('what lies in the public folder of a Vite project is served at its root; of another folder it is not', async () => {
  const folder = await scratch()
  await mkdir(join(folder, 'public'))
  await writeFile(join(folder, 'public', 'prices.html'), '<!doctype html><html><title>Prices</title></html>')
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Home</title><a href="/prices.html">x</a>')
  const status = async () => {
    const { out } = await audit(folder, '--as-origin', 'https://www.calloway.example', '--format', 'json')
    const pages: { url: string; status: number }[] = JSON.parse(out).pages
    return pages.find(({ url }) => url === 'https://www.calloway.example/prices.html')?.status
  }
  expect(await status()).toBe(404)
  await writeFile(join(folder, 'vite.config.ts'), 'export default {}')
  expect(await status()).toBe(200)
})

test('a link out of the folder shows nothing of what lies there', async () => {
  const folder = await scratch()
  const site = join(folder, 'site')
  await mkdir(site)
  await writeFile(join(folder, 'secret.html'), '<!doctype html><title>Secret</title>')
  await symlink(join(folder, 'secret.html'), join(site, 'linked.html'))
  await writeFile(join(site, 'index.html'), '<!doctype html><title>Home</title><a href="/linked.html">x</a>')
  const { out } = await audit(site, '--as-origin', 'https://www.calloway.example', '--format', 'json')
  expect(out).not.toContain('Secret')
  expect(JSON.parse(out).pages).toMatchObject([{ status: 200 }, { status: 404 }])
})

test('other spellings of a copy’s address lead to it, and nobody else is asked', async () => {
  const folder = await scratch()
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html><title>Home</title><a href="http://calloway.example/a">A</a>',
  )
  const { out } = await audit(folder, '--as-origin', 'https://www.calloway.example', '--format', 'json')
  const { pages } = JSON.parse(out) as AuditReport
  expect(pages.map(({ url, status }) => [url, status])).toEqual([
    ['https://www.calloway.example/', 200],
    ['https://www.calloway.example/a', 404],
  ])
})

test('what the host of a folder is told of an address without a file is kept to', async () => {
  const folder = await scratch()
  const links = ['/old', '/work', '/blog/first', '/gone', '/about-us'].map(path => `<a href="${path}">x</a>`)
  await writeFile(join(folder, 'index.html'), `<!doctype html><title>Home</title>${links.join('')}`)
  await writeFile(join(folder, 'about.html'), '<!doctype html><title>About</title><p>Us</p>')
  const rewrites = [
    { source: '/work', destination: 'https://app.calloway.example/work' },
    { source: '/blog/:slug', destination: 'https://app.calloway.example/blog/:slug' },
    { source: '/about-us', destination: '/about.html' },
    { source: '/(.*)', destination: '/index.html' },
  ]
  await writeFile(join(folder, 'vercel.json'), JSON.stringify({ rewrites }))
  await writeFile(join(folder, '_redirects'), '# moved\n/old /about 301\n')
  const { out } = await audit(folder, '--as-origin', 'https://www.calloway.example', '--format', 'json')
  const report: AuditReport = JSON.parse(out)
  const broken = report.findings.find(({ id }) => id === 'broken-internal-link')
  expect(broken?.occurrences.map(({ evidence }) => evidence)).toEqual([
    expect.stringContaining('https://www.calloway.example/gone answers 404'),
  ])
})
