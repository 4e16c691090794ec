import { whenPainted } from '#src/build/when-painted.ts'

const modulePreload = /<link\b(?=[^>]*\brel="modulepreload")[^>]*\bhref="([^"]+)"[^>]*>/gi
const start =
  /<script type="module" async="">((?:import [^;]*;\s*)+)(window\.__reactRouterRouteModules = [\s\S]*?)<\/script>/
const staticImport = /import (?:\* as (\w+) from )?"([^"]+)";/g

function dynamicImports(statements: string): string {
  const found = [...statements.matchAll(staticImport)]
  const names = found.map(([, name = '']) => name).join(',')
  const modules = found.map(([, , href]) => `import(${JSON.stringify(href)})`).join(',')
  return `const [${names}]=await Promise.all([${modules}]);`
}

/**
 * Makes a page that hydrates ask for its modules and `style_sheets` only once it has been drawn: before that they would
 * compete with what is seen first. Throws when the router writes its start script in another form than it does today.
 */
export function startAfterPaint(html: string, style_sheets: readonly string[]): string {
  if (!start.test(html))
    throw new Error('The start script of React Router has changed: see src/build/start-after-paint.ts.')
  const links = [
    ...[...html.matchAll(modulePreload)].map(([, href = '']) => ['modulepreload', href]),
    ...style_sheets.map(href => ['stylesheet', href]),
  ]
  const script = (_: string, imports: string, then: string) =>
    `<script type="module">let begun;const begin=()=>begun??=go();const go=async()=>{for(const [rel,href] of ${JSON.stringify(links)})document.head.append(Object.assign(document.createElement("link"),{rel,href}));${dynamicImports(imports)}${then}};${whenPainted}</script>`
  return html.replace(modulePreload, '').replace(start, script)
}
