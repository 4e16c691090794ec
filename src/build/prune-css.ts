import { PurgeCSS } from 'purgecss'
import { dropDeadRules } from '#src/build/drop-dead-rules.ts'
import { usedNames } from '#src/build/used-names.ts'

/** Attributes that a browser sets while a script-free page is used, so that markup alone does not show them. */
const setByBrowser = ['open', 'popover', 'inert']

/** Drawings in the page name variables too, as in fill="var(--lamp)". */
const variableInMarkup = /var\((--[\w-]+)/g

/** Tailwind registers every variable of its utilities; the pruner keeps them all. */
const registration = /@property (--[\w-]+)\s*\{[^}]*\}/g

/** The part of `css` that the page `html` can ever need. Fonts stay whole; unused variables and keyframes go. */
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
  const registered = pruned.css.replace(registration, (rule, name) => (pruned.css.includes(`var(${name}`) ? rule : ''))
  return dropDeadRules(registered, html)
}
