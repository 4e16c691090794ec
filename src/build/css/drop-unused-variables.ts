import type { Root } from 'postcss'

/** Takes out the variables, and registrations of variables, that neither `root` nor the page `html` uses. */
export function dropUnusedVariables(root: Root, html: string): void {
  const isUsed = (name: string, css: string) => css.includes(`var(${name}`) || html.includes(name)
  let found = true
  while (found) {
    found = false
    const css = root.toString()
    root.walkDecls(/^--/, declaration => {
      if (isUsed(declaration.prop, css)) return
      declaration.remove()
      found = true
    })
  }
  const css = root.toString()
  root.walkAtRules('property', rule => {
    if (!isUsed(rule.params, css)) rule.remove()
  })
}
