import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { pagesInFolder } from './pages-in-folder.ts'

const page = '<!doctype html><html><head><title>Calloway</title></head></html>'

test('finds the pages of a folder by the addresses a host serves them at, and leaves out what is none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-folder-'))
  const files: Record<string, string> = {
    'index.html': page,
    'shop/cart.htm': page,
    'shop/index.html': page,
    '404.html': page,
    '404/index.html': page,
    'cdn-cgi/l/email-protection.html': page,
    'google1a2b3c4d5e6f.html': page,
    'y_key_0a1b2c3d4e5f6a7b.html': page,
    'header.html': page,
    'part.html': '<div>Menu</div>',
    'embed.xml.html': '<?xml version="1.0"?>\n<oembed><title>Contact</title><html>&lt;p&gt;</html></oembed>',
    'old.html': page.replace('<head>', '<head><meta http-equiv="refresh" content="0;url=/">'),
    'saved.htm': page.replace('<head>', '<head><noscript><meta http-equiv="refresh" content="0;url=/"></noscript>'),
    'ads.html': page.replace('<head>', '<head><meta name="robots" content="noindex">'),
    'blank.html': page.replace('Calloway', '{{ title }}'),
    'page-template.html': page.replace('Calloway', '{{ title }}'),
    'parts.html': page.replace('<title>', '<!--#include virtual="/head.html" --><title>'),
    'thank-you.html': page,
    'thank-you.htm': page,
    'shop/cart.html': page.replace('Calloway', 'Cart'),
    'node_modules/a/index.html': page,
    '_includes/head.html': page,
    'van.jpg': 'x',
  }
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  try {
    expect(await pagesInFolder(folder, 'https://www.calloway.example')).toEqual(
      [
        '',
        'blank.html',
        'saved.htm',
        'shop/',
        'shop/cart.htm',
        'shop/cart.html',
        'thank-you.htm',
        'thank-you.html',
      ].map(path => `https://www.calloway.example/${path}`),
    )
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('pages with blanks are read where few have any, and are left out as sources where many have', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-folder-'))
  const names = async (files: Record<string, string>) => {
    for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text)
    return (await pagesInFolder(folder, 'https://www.calloway.example')).map(url => new URL(url).pathname)
  }
  const blank = page.replace('Calloway', '{{ title }}')
  const of_code = page.replace('</head>', '<script>const at = {{}}</script></head>')
  try {
    expect(await names({ 'a.html': blank, 'b.html': page, 'c.html': of_code })).toEqual(['/b.html', '/c.html'])
    const more = { 'd.html': page, 'e.html': page, 'f.html': page }
    expect(await names(more)).toEqual(['/a.html', '/b.html', '/c.html', '/d.html', '/e.html', '/f.html'])
  } finally {
    await rm(folder, { recursive: true })
  }
})
