import { expect, test } from 'vitest'
import { auditCopy, copy_origin, foot, menu, page, paths, site, told } from '#tests/support/crawl/copied-site.ts'

const forgotten = page('Water heaters in Macon', 'We set new water heaters within a day.', {
  menu,
  foot: foot.replaceAll('555-0142', '555-0176').replaceAll('5550142', '5550176'),
})

test('a page that nothing leads to is read like the others, compared with them, and told once as unlinked', async () => {
  const report = await auditCopy({ ...site, 'heaters.html': forgotten })
  expect(paths(report)).toContain('heaters.html')
  expect(told(report, 'orphan-page')).toEqual([['heaters.html', 'a file that no page links to']])
  // The pages of the site lack a description as well; of this one it is no finding.
  expect(told(report, 'description-missing')?.map(([path]) => path)).toEqual([
    '',
    'drains.html',
    'sewers.html',
    'contact.html',
  ])
  expect(told(report, 'nap-phone-inconsistent')?.join()).toContain('555-0176')
  expect(told(report, 'title-missing')).toBeUndefined()
  expect(told(report, 'leftover-page')).toBeUndefined()
})

test('what only an unlinked page links to is unlinked as well', async () => {
  const island = page('Spring offers', 'Ten percent off. <a href="/offer-two.html">More</a>')
  const report = await auditCopy({
    ...site,
    'offers.html': island,
    'offer-two.html': page('Summer offers', 'Five percent.'),
  })
  expect(told(report, 'orphan-page')?.map(([path]) => path)).toEqual(['offer-two.html', 'offers.html'])
})

test('a page for wrong addresses is no page that links should lead to', async () => {
  const report = await auditCopy({ ...site, 'notfound.html': page('Page not found', 'Nothing is here.') })
  expect(told(report, 'orphan-page')).toBeUndefined()
})

test('what a form answers with needs no link, and what is written about submissions does', async () => {
  const answer = page('Calloway Plumbing', 'Success! Your message was sent.')
  const names = ['form-submission.html', 'contact_submission.html', 'quote-submission.html']
  const answers = Object.fromEntries(names.map(name => [name, answer]))
  expect(told(await auditCopy({ ...site, 'form-submission.html': answer }), 'orphan-page')).toBeUndefined()
  const told_of = told(await auditCopy({ ...site, ...answers, 'story-submission.html': forgotten }), 'orphan-page')
  expect(told_of?.map(([path]) => path)).toEqual(['story-submission.html'])
})

test('a form that is promised and lies where nothing leads is told as unlinked', async () => {
  const asked = page('Questions', 'You can also complete the intake paperwork online before your visit.')
  const form = page('New patients', '<form action="https://forms.example/a"><input name="name"></form>')
  const faq = { 'drains.html': asked }
  expect(told(await auditCopy({ ...site, ...faq }), 'form-promised')).toHaveLength(1)
  const report = await auditCopy({ ...site, ...faq, 'new-patients.html': form })
  expect(told(report, 'orphan-page')?.map(([path]) => path)).toEqual(['new-patients.html'])
  expect(told(report, 'form-promised')).toBeUndefined()
})

test('a page to try something out is told as one, and a test drive is a service', async () => {
  const tried = page('Drains in Macon', 'Does it work?', { menu, foot: '' })
  const report = await auditCopy({ ...site, 'test-form.html': tried, 'test-drive.html': tried.replace('work', 'roll') })
  expect(told(report, 'leftover-page')).toEqual([['test-form.html', 'a page to try something out, by its name']])
  expect(told(report, 'title-duplicate')).toBeUndefined()
})

test('what was tried out is told by the end of its name as well, and a test that people come for is a service', async () => {
  const tried = page('Drains in Macon', 'Does it work?', { menu, foot: '' })
  const files = { 'map-test.html': tried, 'untitled-2.html': tried.replace('work', 'print'), 'radon-test.html': tried }
  const report = await auditCopy({ ...site, ...files })
  expect(told(report, 'leftover-page')?.map(([path]) => path)).toEqual(['map-test.html', 'untitled-2.html'])
})

test('a page that llms.txt names and that lies nowhere is told', async () => {
  const llms = `# Calloway Plumbing\n\n- [Drains](${copy_origin}drains)\n- [Wells](${copy_origin}wells)\n- [Map](${copy_origin}map.pdf)\n`
  expect(told(await auditCopy({ ...site, 'llms.txt': llms }), 'llms-txt-differs')).toEqual([
    ['llms.txt', `${copy_origin}wells is not there`],
  ])
})

test('a sample of the template and a folder of something else are told as left over', async () => {
  const sample = page('Service details', 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.')
  const manual = (n: number) =>
    page(`Chapter ${n}`, `Set the color of the slider, number ${n}.`, { menu: '<a href="a1.html">First</a>', foot: '' })
  const chapters = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`guide/a${n}.html`, manual(n)]))
  const report = await auditCopy({ ...site, 'service-details.html': sample, ...chapters })
  const leftovers = told(report, 'leftover-page') ?? []
  expect(leftovers).toContainEqual(['service-details.html', expect.stringContaining('sample page of the template')])
  expect(leftovers.filter(([path]) => path?.startsWith('guide/')).join()).toContain('other pages in /guide/')
  expect(leftovers.length).toBeLessThan(20)
  expect(told(report, 'orphan-page')).toBeUndefined()
  expect(told(report, 'lorem-ipsum')).toBeUndefined()
})

test('an old page that bears the name which the front page greets with is the site’s own', async () => {
  const welcome = page('Welcome to Calloway Plumbing', 'We mend pipes.')
  const old = page('Calloway Plumbing: directions', 'Turn left at the mill.', { menu: '', foot: '' })
  const report = await auditCopy({ ...site, 'index.html': welcome, 'directions.html': old })
  expect(told(report, 'leftover-page')).toBeUndefined()
})

test('a template that no link leads to is told as one, and not by what it lacks', async () => {
  const blank = page('Untitled Document', '[-- PAGE.Title --]', { menu: '', foot })
  const report = await auditCopy({ ...site, 'store-template.html': blank })
  expect(told(report, 'leftover-page')?.map(([path]) => path)).toEqual(['store-template.html'])
  expect(told(report, 'title-placeholder')).toBeUndefined()
})

test('a page that writes the address of the site in full is of the site, though nothing there answers', async () => {
  const full = (host: string) => page('News', `<a href="${host}/news-2012.pdf">2012</a>`, { menu: '', foot: '' })
  const own = await auditCopy({ ...site, 'news.html': full(copy_origin) })
  expect(told(own, 'leftover-page')).toBeUndefined()
  const other = await auditCopy({ ...site, 'news.html': full('https://news.example') })
  expect(told(other, 'leftover-page')?.map(([path]) => path)).toEqual(['news.html'])
})

test('a page that an editor made and nobody filled is left over, though it has the style of the site', async () => {
  const styled = (html: string) => html.replace('</head>', '<link rel="stylesheet" href="style.css"></head>')
  const pages = Object.fromEntries(Object.entries(site).map(([path, html]) => [path, styled(html)]))
  const begun = styled(page('Untitled Document', 'Content for New div Tag Goes Here', { menu: '', foot: '' }))
  const report = await auditCopy({ ...pages, 'prices2015.html': begun })
  expect(told(report, 'leftover-page')?.map(([path]) => path)).toEqual(['prices2015.html'])
  const written = begun.replace('Untitled Document', 'Prices of 2015')
  expect(told(await auditCopy({ ...pages, 'prices2015.html': written }), 'leftover-page')).toBeUndefined()
})

test('a saved page of another service is told as left over, with its title, and accuses no page', async () => {
  const links = Array.from({ length: 9 }, (_, n) => `<a href="https://maps.atlas.example/${n}">Map ${n}</a>`).join(' ')
  const around = { menu: links, foot: foot.replaceAll('555-0142', '555-0176').replaceAll('5550142', '5550176') }
  const saved = page('calloway macon - Atlas Maps', 'Open Mon 9am - 5pm.', around)
  const report = await auditCopy({ ...site, 'hours.html': saved })
  expect(told(report, 'leftover-page')).toEqual([
    ['hours.html', 'a saved page of another service: “calloway macon - Atlas Maps”'],
  ])
  expect(told(report, 'nap-phone-inconsistent')).toBeUndefined()
  const of_the_site = await auditCopy({
    ...site,
    'hours.html': saved.replace('</main>', '<a href="/">Home</a></main>'),
  })
  expect(told(of_the_site, 'leftover-page')).toBeUndefined()
  const of_own_name = await auditCopy({ ...site, 'hours.html': saved.replaceAll(/Atlas|atlas/g, 'calloway') })
  expect(told(of_own_name, 'leftover-page')?.join()).not.toContain('saved')
})

test('a program of the site behind a password is no page that somebody left there', async () => {
  const around = { menu: '', foot: '' }
  const other = page('Ledger', 'Set the color of the slider.', around)
  const report = await auditCopy({ ...site, 'ledger.html': other })
  expect(told(report, 'leftover-page')).toHaveLength(1)
  const app = other.replace('</main>', '<form><input type="password" aria-label="Code"></form></main>')
  expect(told(await auditCopy({ ...site, 'ledger.html': app }), 'leftover-page')).toBeUndefined()
})

test('a page that stands in a frame of another is part of that', async () => {
  const framing = page('Prices in Macon', '<iframe title="Prices" src="/table.html"></iframe>')
  const report = await auditCopy({ ...site, 'contact.html': framing, 'table.html': page('Table', 'A call: $80.') })
  expect(told(report, 'orphan-page')).toBeUndefined()
  expect(told(report, 'leftover-page')).toBeUndefined()
})

test('an empty file that an unlinked page leads to is no page of somebody else', async () => {
  const offers = page('Spring offers', 'Ten percent off. <a href="/more.htm">More</a>')
  const report = await auditCopy({ ...site, 'offers.html': offers, 'more.htm': '\n' })
  expect(told(report, 'leftover-page')).toBeUndefined()
  expect(told(report, 'page-empty')?.map(([path]) => path)).toEqual(['more.htm'])
})

test('they are read within the bound on pages, and the rest is told all the same', async () => {
  const more = Object.fromEntries([1, 2, 3, 4].map(n => [`forgotten-${n}.html`, page(`Forgotten ${n}`, 'Words.')]))
  const report = await auditCopy({ ...site, ...more }, 6)
  expect(report.pages).toHaveLength(6)
  expect(told(report, 'orphan-page')).toHaveLength(4)
})

test('a key on a page that nothing leads to is told, as anybody may open it', async () => {
  const key = ['re', 'a7Kd9QzL', 'mW3xRt5Ba7Kd9QzLmW3xRt5B'].join('_')
  const report = await auditCopy({ ...site, 'hand-over.html': page('How your site is set up', `Paste ${key} there.`) })
  expect(told(report, 'secret-key-in-page')?.map(([path]) => path)).toEqual(['hand-over.html'])
})

test('a page under its folder and its file name is one page to every count', async () => {
  const files = { ...site, 'drains.html': page('Drains in Macon', 'Back to <a href="/index.html">the start</a>.') }
  const report = await auditCopy(files)
  expect(paths(report).toSorted()).toEqual(['', 'contact.html', 'drains.html', 'sewers.html'])
  expect(told(report, 'index-file-duplicates')).toEqual([['index.html', `the same page as ${copy_origin}`]])
  const missing = report.findings.find(({ id }) => id === 'description-missing')
  expect(missing).toMatchObject({ count: 4, pages_affected: 4, pages_looked_at: 4 })
})

test('a page that thanks is reached by the form that leads to it', async () => {
  const form =
    '<form method="post" action="/thank-you.html"><label>Name <input name="name"></label><button>Send</button></form>'
  const files = { ...site, 'contact.html': page('Contact Calloway Plumbing', form) }
  const thanks = page('Thank you for your message', 'We call you back today.')
  const report = await auditCopy({ ...files, 'thank-you.html': thanks })
  expect(report.pages.find(({ url }) => url.endsWith('thank-you.html'))).toMatchObject({ depth: 2 })
  expect(told(report, 'thanks-page-indexable')?.map(([path]) => path)).toEqual(['thank-you.html'])
  expect(told(report, 'orphan-page')).toBeUndefined()
  expect(told(await auditCopy(files), 'broken-internal-link')?.join()).toContain('thank-you.html answers 404')
})

test('a page that is known by an address without its ending is one page', async () => {
  const own = (path: string) =>
    site[path as keyof typeof site].replace(
      '</head>',
      `<link rel="canonical" href="${copy_origin}${path.slice(0, -5)}"></head>`,
    )
  const report = await auditCopy({ ...site, 'drains.html': own('drains.html'), 'sewers.html': own('sewers.html') })
  expect(paths(report).toSorted()).toEqual(['', 'contact.html', 'drains.html', 'sewers.html'])
  for (const id of ['orphan-page', 'duplicate-content-exact', 'canonical-chain', 'sitemap-missing-pages'])
    expect(told(report, id)).toBeUndefined()
})

test('a post of the site that is not finished is a page of the site', async () => {
  const post = page(
    'When a pipe bursts in Macon',
    'Shut the valve. Lorem ipsum dolor sit amet, consectetur adipiscing elit.',
  )
  const report = await auditCopy({ ...site, 'blog/burst.html': post })
  expect(told(report, 'leftover-page')).toBeUndefined()
  expect(told(report, 'orphan-page')?.map(([path]) => path)).toEqual(['blog/burst.html'])
  expect(told(report, 'lorem-ipsum')?.[0]?.[0]).toBe('blog/burst.html')
})

test('a team of the template with the phone of the template accuses no page', async () => {
  const team = page('Our team', 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.', {
    menu,
    foot: '<footer>Avenue 9, <a href="tel:+12125550199">(212) 555-0199</a></footer>',
  })
  const report = await auditCopy({ ...site, 'team.html': team })
  expect(told(report, 'leftover-page')?.map(([path]) => path)).toEqual(['team.html'])
  expect(told(report, 'nap-phone-inconsistent')).toBeUndefined()
})

test('designs to choose from are drafts by the name of their folder, though they name the site', async () => {
  const files = { ...site, 'mockups/style-a.html': page('Calloway Plumbing', 'Drains and sewers, in blue.') }
  expect(told(await auditCopy(files), 'leftover-page')).toEqual([
    ['mockups/style-a.html', 'a draft, by the name of its folder'],
  ])
})

test('what lies in a folder for old pages is told by its name, and accuses no page', async () => {
  const old = page('Calloway Plumbing', 'Our prices of long ago.', { menu: '<a href="contact.html">Contact</a>', foot })
  const report = await auditCopy({ ...site, 'temp/prices.html': old, 'temperature/gauges.html': old })
  expect(told(report, 'leftover-page')).toEqual([
    ['temp/prices.html', 'an old or unfinished page, by the name of its folder'],
  ])
  expect(told(report, 'broken-internal-link')).toBeUndefined()
})

test('a page of the menu that only an unlinked page asks for, and that lies nowhere, hides no unlinked page', async () => {
  const lone = page('Offers', 'Ten percent.', { menu: '<a href="new/about.html">About</a>', foot })
  const scripted = site['index.html'].replace('</head>', '<script src="menu.js"></script></head>')
  const report = await auditCopy({ ...site, 'index.html': scripted, 'menu.js': 'let a = 1', 'offers.html': lone })
  expect(told(report, 'orphan-page')?.map(([path]) => path)).toEqual(['offers.html'])
})

test('a page that others show in a frame is read as a part of them', async () => {
  const rates = page('Rates', 'This section is coming soon ...', { menu: '', foot: '' })
  const frame = page('Our rates', '<iframe src="/rates-list.html" title="Rates"></iframe>')
  const linked = menu.replace('</nav>', ' <a href="/rates.html">Rates</a></nav>')
  const files = { ...site, 'index.html': site['index.html'].replace(menu, linked) }
  const report = await auditCopy({ ...files, 'rates.html': frame, 'rates-list.html': rates })
  expect(told(report, 'page-coming-soon')?.map(([path]) => path)).toEqual(['rates-list.html'])
  for (const id of ['orphan-page', 'leftover-page', 'description-missing'])
    expect(told(report, id)?.map(([path]) => path) ?? []).not.toContain('rates-list.html')
})

test('the pages of a bought kit are told as samples and lend nothing, also those that ask for a password', async () => {
  const styled = (html: string) => html.replace('</head>', '<link rel="stylesheet" href="/Kit/kit.css"></head>')
  const kit = (title: string, more = '') =>
    styled(page(title, `${'Blocks to build with. '.repeat(90)}${more}`, { menu: '', foot: 'Call (212) 555-0199' }))
  const report = await auditCopy({
    ...site,
    'Kit/ui-kit/headers.html': kit('Headers'),
    'Kit/read/forms.html': kit('Forms', '<form action="/a"><input type="password" name="p"></form>'),
    'Kit/read/prices.html': kit('Prices'),
  })
  expect(told(report, 'leftover-page')?.map(([path]) => path)).toEqual([
    'Kit/read/forms.html',
    'Kit/read/prices.html',
    'Kit/ui-kit/headers.html',
  ])
  expect(told(report, 'nap-phone-inconsistent')).toBeUndefined()
  expect(told(report, 'form-on-http')).toBeUndefined()
})
