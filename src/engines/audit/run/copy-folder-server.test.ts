import { expect, test } from 'vitest'
import { auditCopy, copy_origin, paths, site, told } from '#tests/support/crawl/copied-site.ts'

test('a robots.txt that closes the whole site is found in a copy, and all of the site is read', async () => {
  const closed = await auditCopy({ ...site, 'robots.txt': 'User-agent: *\nDisallow: /\n' })
  expect(told(closed, 'robots-txt-blocks-site')).toEqual([['robots.txt', 'Disallow: / (for Google and Bing)']])
  expect(paths(closed)).toEqual(paths(await auditCopy(site)))
  expect(told(closed, 'robots-txt-blocks-linked-page')).toBeUndefined()
  const in_part = await auditCopy({ ...site, 'robots.txt': 'User-agent: *\nDisallow: /sewers.html\n' })
  expect(in_part.pages.find(({ url }) => url.endsWith('sewers.html'))).toMatchObject({ status: null })
})

test('what robots.txt closes with the whole site is told as that', async () => {
  const head = `<meta property="og:image" content="${copy_origin}card.jpg"></head>`
  const files = { ...site, 'index.html': site['index.html'].replace('</head>', head), 'card.jpg': 'x' }
  const closed = await auditCopy({ ...files, 'robots.txt': 'User-agent: *\nDisallow: /' })
  expect(told(closed, 'robots-txt-blocks-site')).toHaveLength(1)
  expect(told(closed, 'og-image-broken-or-small')).toBeUndefined()
})

test('what code of a server above a page pushes out of its head is told as that code', async () => {
  const code = '<?php $html = \'<table><font color="red">Name</font></table>\'; mail($to, $html); ?>\n'
  const report = await auditCopy({ ...site, 'drains.html': code + site['drains.html'] })
  expect(told(report, 'template-placeholder-in-page')).toHaveLength(1)
  for (const id of ['title-outside-head', 'outdated-html', 'doctype-missing']) expect(told(report, id)).toBeUndefined()
})

test('a front door that only sends on is no home page: the page behind it is', async () => {
  const door =
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=/front.html"><title>Calloway Plumbing</title></head><body></body></html>'
  const report = await auditCopy({ ...site, 'index.html': door, 'front.html': site['index.html'] })
  expect(told(report, 'meta-refresh-redirect')).toHaveLength(1)
  expect(told(report, 'nap-phone-missing')).toBeUndefined()
  expect(told(report, 'schema-none')?.[0]?.[0]).toBe('front.html')
})
