import postcss, { type Rule } from 'postcss'

/** Parts of form controls; the pruner keeps every pseudo-element. */
const partOfControl = /^::(-webkit-(search|date|calendar|inner-spin|outer-spin)|file-selector-button|placeholder)/

const control = /<(input|select|textarea)\b/

function isDead(selector: string, html: string): boolean {
  return partOfControl.test(selector) && !control.test(html)
}

function withoutDeadSelectors(rule: Rule, html: string): void {
  const living = rule.selectors.filter(selector => !isDead(selector, html))
  if (living.length === 0) rule.remove()
  else if (living.length < rule.selectors.length) rule.selectors = living
}

/** A declaration that the same rule makes again, word for word, directly after. */
function withoutRepeats(rule: Rule): void {
  rule.each(node => {
    const next = node.next()
    if (next && node.type === 'decl' && node.toString() === next.toString()) node.remove()
  })
}

/** `css` without what the pruner leaves behind: parts of form controls on a page that has none, animations nobody names, repeats and empty blocks. */
export function dropDeadRules(css: string, html: string): string {
  const root = postcss.parse(css)
  root.walkRules(rule => {
    withoutDeadSelectors(rule, html)
    withoutRepeats(rule)
  })
  const animations: string[] = []
  root.walkDecls(/animation/, ({ value }) => {
    animations.push(value)
  })
  root.walkAtRules('keyframes', rule => {
    if (!animations.some(value => value.split(/[\s,]+/).includes(rule.params))) rule.remove()
  })
  let emptied = true
  while (emptied) {
    emptied = false
    root.walk(node => {
      if (!('nodes' in node) || node.nodes === undefined || node.nodes.length > 0) return
      node.remove()
      emptied = true
    })
  }
  return root.toString()
}
