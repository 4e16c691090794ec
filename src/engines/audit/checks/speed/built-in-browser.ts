import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { countOf } from '#src/engines/audit/checks/quote.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'

/** What makers load while they build, by the addresses under which it is published. */
const tools: readonly (readonly [string, RegExp])[] = [
  ['makes the styles anew', /^https?:\/\/cdn\.tailwindcss\.com(?:[/?#]|$)|\/@tailwindcss\/browser(?:[@/]|$)/i],
  [
    'translates the code anew',
    /\/(?:@babel\/standalone|babel-standalone)[@/][^?#]{0,60}babel(?:\.min)?\.js(?:[?#]|$)|\/(?:@babel\/standalone|babel-standalone)(?:@[\w.^~-]+)?\/?$/i,
  ],
  ['makes the styles anew', /\/less(?:\.js)?[@/][^?#]{0,40}\bless(?:\.min)?\.js(?:[?#]|$)/i],
  ['is the slow form for makers', /\/react(?:-dom)?(?:@[\w.^~-]+)?\/umd\/react(?:-dom)?\.development\.js(?:[?#]|$)/i],
  [
    'is the slow form for makers',
    /\/vue(?:@2(?:\.[\w.]+)?)?\/(?:\d[\w.]*\/)?(?:dist\/)?vue\.js(?:[?#]|$)|\/vue(?:@3(?:\.[\w.]+)?)?\/dist\/vue\.global\.js(?:[?#]|$)/i,
  ],
  [
    'belongs to the tool the site was made with',
    /^https?:\/\/(?:cdn\.gpteng\.co\/|assets\.emergent\.sh\/|replit\.com\/public\/js\/|bolt\.new\/badge|(?:[\w-]+\.)?base44\.(?:com|app)\/[^?#]{0,60}badge)/i,
  ],
]
/** One look that spares most addresses the others. */
const may_be_tool = /tailwind|babel|less|development\.js|vue|gpteng|emergent|replit|bolt\.new|base44/i
const most = 5

export const toolAt = (url: string): string | undefined =>
  may_be_tool.test(url) ? tools.find(([, address]) => address.test(url))?.[0] : undefined

export const builtInBrowser: SiteCheck = {
  id: 'built-in-the-browser',
  section: 'speed',
  scope: 'site',
  severity: 'medium',
  title: 'Pages load tools that are meant for building them',
  why: 'Every visitor’s phone first fetches a workshop and then builds the page itself, each time anew. Until then it is white or bare, and its makers say not to use it on live sites.',
  mend: 'Have the styles and scripts built once before publishing, and load the finished files.',
  source: 'https://tailwindcss.com/docs/installation/play-cdn',
  look: ({ scripts, home_view }) => {
    const editor = home_view?.facts.scripts.find(({ is_editor }) => is_editor)
    if (scripts.length === 0 && !editor) return notApplicable
    const loaded = scripts.filter(({ url }) => toolAt(url) !== undefined)
    // With other settings in its address it is the same tool.
    const by_tool = Map.groupBy(loaded, ({ url }) => url.replace(/[?#].*$/, ''))
    const told = [...by_tool].flatMap(([address, [first, ...others]]) => {
      if (!first) return []
      const pages = others.reduce((sum, one) => sum + one.pages, first.pages)
      const where = pages > 1 ? `, on ${countOf(pages, 'page')}` : ''
      return [{ url: first.on, line: first.line, evidence: `${shortened(address, 90)} ${toolAt(address)}${where}` }]
    })
    if (home_view && editor) {
      const evidence = `code in the page by which an editor changes it, ${countOf(editor.inline_chars, 'character')}`
      told.push({ url: home_view.url, line: editor.line, evidence })
    }
    return foundAll(told.slice(0, most))
  },
}
