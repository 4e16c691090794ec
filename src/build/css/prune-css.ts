import postcss from 'postcss'
import { PurgeCSS } from 'purgecss'
import { dropControlParts } from '#src/build/css/drop-control-parts.ts'
import { dropDeadRules } from '#src/build/css/drop-dead-rules.ts'
import { dropUnusedVariables } from '#src/build/css/drop-unused-variables.ts'
import { foldVariables } from '#src/build/css/fold-variables.ts'
import { usedNames } from '#src/build/css/used-names.ts'

/** Attributes that a browser sets while a script-free page is used, so that markup alone does not show them. */
const setByBrowser = ['open', 'popover', 'inert']

/** Drawings in the page name variables too, as in fill="var(--lamp)". */
const variableInMarkup = /var\((--[\w-]+)/g

/** The part of `css` that the page `html` can ever need, variables that nothing can change written out. Fonts stay whole. */
export async function pruneCss(css: string, html: string): Promise<string> {
  const [pruned] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css }],
    extractors: [{ extensions: ['html'], extractor: usedNames }],
    dynamicAttributes: setByBrowser,
    keyframes: true,
    variables: true,
    safelist: { variables: [...html.matchAll(variableInMarkup)].map(([, name = '']) => name) },
  })
  if (!pruned) throw new Error('The style sheet could not be pruned.')
  const root = postcss.parse(pruned.css)
  dropControlParts(root, html)
  foldVariables(root, html)
  dropUnusedVariables(root, html)
  dropDeadRules(root)
  return root.toString()
}
