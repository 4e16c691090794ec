import type { Root } from 'postcss'

/** Parts of form controls, and what a page has that has them; the pruner keeps every pseudo-element. */
const parts = [
  [/^::-webkit-search/, /\btype="search"/],
  [/^::-webkit-(date|calendar)/, /\btype="(date|datetime-local|month|time|week)"/],
  [/^::-webkit-(inner|outer)-spin/, /\btype="number"/],
  [/^::file-selector-button/, /\btype="file"/],
  [/^::placeholder/, /\bplaceholder="/],
] as const

/** Takes out the rules for parts of controls that `html` does not have. */
export function dropControlParts(root: Root, html: string): void {
  const dead = parts.filter(([, control]) => !control.test(html)).map(([part]) => part)
  root.walkRules(rule => {
    const living = rule.selectors.filter(selector => !dead.some(part => part.test(selector)))
    if (living.length === 0) rule.remove()
    else if (living.length < rule.selectors.length) rule.selectors = living
  })
}
