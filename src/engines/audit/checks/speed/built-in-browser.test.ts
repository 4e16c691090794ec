import { expect, test } from 'vitest'
import { builtInBrowser } from '#src/engines/audit/checks/speed/built-in-browser.ts'
import { site_url, siteOf } from '#tests/support/audit/audit-views.ts'

const look = (...addresses: string[]) =>
  builtInBrowser.look(
    siteOf([{ html: '<title>Calloway</title>' }], {
      scripts: addresses.map(url => ({ url, on: site_url, others: [], line: 3, pages: 4 })),
    }),
  )

test.each([
  'https://cdn.tailwindcss.com/',
  'https://cdn.tailwindcss.com/?plugins=forms,typography',
  'https://cdn.tailwindcss.com/3.4.1',
  'https://cdn.jsdelivr.net/npm/@tailwindcss/browser@4',
  'https://unpkg.com/@babel/standalone@7.29.0/babel.min.js',
  'https://unpkg.com/@babel/standalone',
  'https://cdnjs.cloudflare.com/ajax/libs/babel-standalone/7.23.2/babel.min.js',
  'https://unpkg.com/react-dom@18/umd/react-dom.development.js',
  'https://cdn.jsdelivr.net/npm/vue@2/dist/vue.js',
  'https://unpkg.com/vue@3/dist/vue.global.js',
  'https://cdnjs.cloudflare.com/ajax/libs/less.js/4.2.0/less.min.js',
  'https://cdn.gpteng.co/gptengineer.js',
  'https://assets.emergent.sh/scripts/emergent-main.js',
  'https://replit.com/public/js/replit-dev-banner.js',
])('%s is no part of a finished page', url => {
  expect(look(url).state).toBe('found')
})

test.each([
  'https://unpkg.com/react@18/umd/react.production.min.js',
  'https://cdn.jsdelivr.net/npm/vue@2/dist/vue.min.js',
  'https://unpkg.com/vue@3/dist/vue.global.prod.js',
  'https://www.example.com/js/tailwind-menu.js',
  'https://www.example.com/babel.min.js',
  'https://www.example.com/useless.min.js',
  'https://www.emergent-care.example/js/emergent.js',
])('%s is', url => {
  expect(look(url).state).toBe('ok')
})

test('each tool is told once, with the number of pages that load it', () => {
  const outcome = look('https://cdn.tailwindcss.com/')
  expect(outcome).toEqual({
    state: 'found',
    occurrences: [
      { url: site_url, line: 3, evidence: 'https://cdn.tailwindcss.com/ makes the styles anew, on 4 pages' },
    ],
  })
})

test('code in the page by which an editor changes it is told', () => {
  const editor = `if (window === window.top) return; const from = ['https://editor.example', 'http://localhost:3000']; parent.postMessage('ready', '*')`
  const state = (code: string) => builtInBrowser.look(siteOf([{ html: `<script>${code}</script>` }])).state
  expect(state(editor)).toBe('found')
  expect(state(editor.replace('http://localhost:3000', 'https://b.example'))).not.toBe('found')
})
