import { expect, test } from 'vitest'
import { auditCopy, copy_origin, foot, menu, page, paths, site, told } from '#tests/support/crawl/copied-site.ts'

test('an old copy is told as one and accuses no page of the site', async () => {
  const old = page('Calloway Plumbing', 'Welcome to our site.', {
    menu: '<a href="gone.html">Home</a>',
    foot: foot.replaceAll('555-0142', '555-0176').replaceAll('5550142', '5550176'),
  })
  const report = await auditCopy({ ...site, 'index-old.html': old })
  expect(told(report, 'backup-or-meta-file-exposed')).toEqual([['index-old.html', 'a copy of / that no page links to']])
  for (const id of ['orphan-page', 'nap-phone-inconsistent', 'title-duplicate', 'broken-internal-link'])
    expect(told(report, id)).toBeUndefined()
})

test('a folder with a copy of the whole site is told once, unless a link leads into it', async () => {
  const copied = { ...site, 'page-3/index.html': page('Pumps', 'We mend pumps.') }
  const folder = Object.fromEntries(
    Object.entries(copied).map(([path, html]) => [`2017/${path}`, html.replaceAll('href="/', 'href="/2017/')]),
  )
  const report = await auditCopy({ ...site, ...folder })
  expect(told(report, 'backup-or-meta-file-exposed')).toEqual([
    ['2017/', expect.stringContaining('a copy of / that no page links to, and ')],
  ])
  for (const id of ['orphan-page', 'duplicate-content-near', 'title-duplicate'])
    expect(told(report, id)).toBeUndefined()
  const linked = site['index.html'].replace('</nav>', ' <a href="/2017/page-3/">Pumps</a></nav>')
  const led_to = await auditCopy({ ...site, ...folder, 'index.html': linked })
  expect(paths(led_to)).toContain('2017/page-3/')
})

test('the copy of a whole site is told once as well where its front page has a name', async () => {
  const { 'index.html': front, ...others } = site
  const folder = Object.fromEntries(Object.entries(others).map(([path, html]) => [`backup/${path}`, html]))
  const report = await auditCopy({ ...site, ...folder, 'backup/home.html': front })
  expect(told(report, 'backup-or-meta-file-exposed')).toEqual([
    [
      'backup/home.html',
      expect.stringMatching(/^a copy of \/ that no page links to, and \d more pages in its folder$/),
    ],
  ])
})

test('a page that a maker gave no name but a number is no copy of the front page', async () => {
  const report = await auditCopy({ ...site, 'page-3/index.html': page('Calloway Plumbing', 'Our work.') })
  expect(told(report, 'backup-or-meta-file-exposed')).toBeUndefined()
  expect(told(report, 'orphan-page')?.map(([path]) => path)).toEqual(['page-3/'])
})

test('a second front page that pages of the folder lead to is no copy', async () => {
  const inner = (name: string) => page(name, `We mend ${name}.`, { menu: '<a href="index2.html">Home</a>', foot })
  const report = await auditCopy({
    ...site,
    'about-wells.html': inner('Wells'),
    'about-pumps.html': inner('Pumps'),
    'index2.html': page('Calloway Plumbing', 'Our second front.', { menu: '<a href="gone.html">Gone</a>', foot }),
  })
  expect(told(report, 'backup-or-meta-file-exposed')).toBeUndefined()
  expect(told(report, 'orphan-page')?.map(([path]) => path)).toContain('index2.html')
})

test('an old copy that only the sitemap names is told as one', async () => {
  const old = page('Drains in Macon', 'We cleared drains.', { menu, foot: foot.replaceAll('555-0142', '555-0176') })
  const listed = ['', 'drains.html', 'sewers.html', 'contact.html', 'drains-old.html']
  const sitemap = `<urlset>${listed.map(path => `<url><loc>${copy_origin}${path}</loc></url>`).join('')}</urlset>`
  const report = await auditCopy({ ...site, 'drains-old.html': old, 'sitemap.xml': sitemap })
  expect(told(report, 'backup-or-meta-file-exposed')?.map(([path]) => path)).toEqual(['drains-old.html'])
  for (const id of ['title-duplicate', 'nap-phone-inconsistent', 'tel-link-text-mismatch'])
    expect(told(report, id)).toBeUndefined()
})
