import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { workingFilesInFolder } from './working-files.ts'

async function filesLeft(...paths: string[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-working-'))
  try {
    for (const path of paths) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), 'x')
    }
    const found = await workingFilesInFolder(folder, 'https://www.calloway.example')
    return found.map(url => decodeURI(url.slice('https://www.calloway.example/'.length)))
  } finally {
    await rm(folder, { recursive: true })
  }
}

test.each([
  'images/logo.psd',
  'work.code-workspace',
  'images/.DS_Store',
  'images/team/Thumbs.db',
  'backup/orders.sql',
  'site.zip',
  'texts/about us.docx',
  'AUDIT.md',
  'robots.text',
  'sitemap.xml.txt',
  'head.txt',
  'section6.txt',
  'testdata.json',
  'Notes for the website.txt',
  'UPLOAD-INSTRUCTIONS.txt',
  'V5_2_RELEASE_NOTES.txt',
  'shop/error_log',
  'phpinfo.php',
  'fix_menu.py',
  'index.htm~',
  'index.html.LCK',
  'Templates/main.dwt',
  'forms/contacts.mdb',
  'uploads/2019/form-submissions-2019.csv',
  'img/.picasa.ini',
  'shop/WS_FTP.LOG',
  'logs/access.log.27.2',
  'keys/id_rsa',
  'services.htm_20071026',
  'index.htm.20110420.REP.Jo',
  'Screenshot 2026-01-04 at 10.22.png',
])('%s is nothing for visitors', async path => {
  expect(await filesLeft('index.html', path)).toEqual([path])
})

test.each([
  'README.md',
  'LICENSE',
  'robots.txt',
  'llms.txt',
  'google1a2b3c.txt',
  'BingSiteAuth.txt',
  'MENU.txt',
  'posts/drains.md',
  'images/Screenshot 1.png',
  'images/van.jpg',
  'css/style.css',
  '.github/notes.md',
  'price-list.pdf',
  'data/prices.csv',
  'data.json',
  'menu.json',
  'contest-data.json',
  'texts/head.txt',
])('%s may well be', async path => {
  expect(await filesLeft('index.html', path)).toEqual([])
})

test('a page beside the name of its host is served as it lies, where no program makes the site', async () => {
  const tools = ['index.html', 'CNAME', 'package.json', 'PLAN.md']
  expect(await filesLeft(...tools)).toEqual(['PLAN.md'])
  expect(await filesLeft(...tools, 'vite.config.ts')).toEqual([])
  expect(await filesLeft('index.html', '_redirects', 'package.json', 'PLAN.md')).toEqual(['PLAN.md'])
  expect(await filesLeft('index.html', 'package.json', 'PLAN.md')).toEqual([])
})

test('a key is known by the public one beside it', async () => {
  expect(await filesLeft('index.html', 'deploy', 'deploy.pub')).toEqual(['deploy', 'deploy.pub'])
  expect(await filesLeft('index.html', 'menu.pub', 'deploy')).toEqual([])
})

test('a page that a browser saved among the pictures is none of the site', async () => {
  const saved = ['images/A chat.html', 'images/A chat_files/style.css']
  expect(await filesLeft('index.html', ...saved)).toEqual(['images/A chat.html'])
  expect(await filesLeft('index.html', 'images/list.html', 'about.html', 'about_files/a.png')).toEqual([])
})

test('folders of editors are told as one, hidden ones where a host shows them', async () => {
  expect(
    await filesLeft('index.html', '_pgbackup/index_1.html', 'css/_notes/dwsync.xml', '_private/inquiries.htm'),
  ).toEqual(['_pgbackup/', '_private/', 'css/_notes/'])
  expect(await filesLeft('index.html', '.vscode/settings.json', '.idea/workspace.xml')).toEqual(['.idea/', '.vscode/'])
  expect(await filesLeft('index.html', 'CNAME', '.vscode/settings.json', 'nbproject/project.xml')).toEqual([
    'nbproject/',
  ])
  expect(await filesLeft('index.html', 'CNAME', '.nojekyll', '.vscode/settings.json')).toEqual(['.vscode/'])
})

test('packages lying open are told as one folder, and sources from which a site is made are not looked at', async () => {
  expect(await filesLeft('index.html', 'node_modules/a/notes.sql')).toEqual(['node_modules/'])
  for (const source of ['package.json', '_config.yml', 'app.py', '_layouts/page.html'])
    expect(await filesLeft('index.html', 'AUDIT.md', source)).toEqual([])
})

test('settings with passwords are open where a host shows hidden files; samples of them hold none', async () => {
  expect(await filesLeft('index.html', '.env', 'api/.env.production')).toEqual(['.env', 'api/.env.production'])
  expect(await filesLeft('index.html', '.env.example', '.env.sample', '.environment')).toEqual([])
  expect(await filesLeft('index.html', 'CNAME', '.env')).toEqual([])
  expect(await filesLeft('package.json', '.env')).toEqual([])
})
