import { expect, test } from 'vitest'
import { foldersHidden } from '#src/audit-command/folders-hidden.ts'

const origin = 'https://www.calloway.example'
const site = { 'index.html': 'Home', 'akron/index.html': 'Akron', 'prices.html': 'Prices', '.htaccess': '' }

/** The folders that nobody is shown, of a site with these rules and files. */
async function hidden(rules: string, files: Readonly<Record<string, string>> = {}) {
  const all: Record<string, string> = { ...site, ...files, '.htaccess': `RewriteEngine On\n${rules}` }
  const pages = ['/', '/akron/', '/prices.html', '/akron/team.html'].map(path => origin + path)
  const found = await foldersHidden(
    async path => (all[path] === undefined ? undefined : new TextEncoder().encode(all[path])),
    pages,
  )
  return found.map(({ url, looked_for }) => [url.replace(origin, ''), looked_for])
}

const no_file = 'RewriteCond %{REQUEST_FILENAME} !-f\n'

test.each([
  ['names without a dot', `${no_file}RewriteRule ^([^\\.]+)$ $1.html [NC,L]`, '/akron/.html'],
  ['names with or without a slash', `${no_file}RewriteRule ^([a-z-]+)/?$ $1.html [L]`, '/akron.html'],
  ['everything', `${no_file}RewriteRule ^(.+)$ /$1.php [L]`, '/akron/.php'],
  ['names, whatever is there', 'RewriteRule ^([^.]+)$ $1.htm', '/akron/.htm'],
])('a rule that adds the ending to %s hides folders', async (_, rule, file) => {
  expect(await hidden(rule)).toEqual([['/akron/', file]])
})

test('a pattern that parts a letter from the rest of its code finds no file, and breaks nothing', async () => {
  const rules = await foldersHidden(
    async path =>
      path === '.htaccess' ? new TextEncoder().encode('RewriteEngine On\nRewriteRule ^(.{2}).*$ $1.html') : undefined,
    [`${origin}/%C3%A9tude/`],
  )
  expect(rules).toEqual([])
})

test.each([
  ['leaves folders alone', `RewriteCond %{REQUEST_FILENAME} !-d\n${no_file}RewriteRule ^([^.]+)$ $1.html [NC,L]`],
  ['asks for the file first', 'RewriteCond %{REQUEST_FILENAME}.html -f\nRewriteRule ^([^.]+)$ $1.html [NC,L]'],
  ['asks for the file by its path', `${no_file}RewriteCond %{DOCUMENT_ROOT}/$1.html -f\nRewriteRule ^([^.]+)$ $1.html`],
  ['is for names without a slash', `${no_file}RewriteRule ^([^/.]+)$ $1.html [L]`],
  ['is a program', `${no_file}RewriteRule ^([^.]+)$ index.php?page=$1 [L]`],
  ['leads on', 'RewriteRule ^([^.]+)$ /$1.html [R=301,L]'],
  [
    'comes behind one that leads on',
    `RewriteRule ^(akron)/$ /prices.html [R=301,L]\n${no_file}RewriteRule ^([^.]+)$ $1.html`,
  ],
  ['is a note', `# RewriteRule ^([^.]+)$ $1.html [NC,L]`],
])('a rule that %s hides none', async (_, rule) => {
  expect(await hidden(rule)).toEqual([])
})

test('a folder beside the file of its name is shown as the file, and hosts of another kind read no rules', async () => {
  const rule = `${no_file}RewriteRule ^([a-z-]+)/?$ $1.html [L]`
  expect(await hidden(rule, { 'akron.html': 'Akron' })).toEqual([])
  expect(await hidden(rule, { CNAME: 'www.calloway.example' })).toEqual([])
})
