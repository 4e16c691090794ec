import type { AtRule, Root, Rule } from 'postcss'

/** A declaration that the same rule makes again, word for word, directly after. */
function withoutRepeats(rule: Rule): void {
  rule.each(node => {
    const next = node.next()
    if (next && node.type === 'decl' && node.toString() === next.toString()) node.remove()
  })
}

function withoutUnnamedAnimations(root: Root): void {
  const animations: string[] = []
  root.walkDecls(/animation/, ({ value }) => {
    animations.push(value)
  })
  root.walkAtRules('keyframes', rule => {
    if (!animations.some(value => value.split(/[\s,]+/).includes(rule.params))) rule.remove()
  })
}

/** An emptied layer leaves its name behind, because layers rank in the order in which a page first names them. */
function empty(node: AtRule | Rule): void {
  if (node.type === 'atrule' && node.name === 'layer' && node.parent?.type === 'root') node.nodes = undefined
  else node.remove()
}

function withoutEmptyBlocks(root: Root): void {
  let emptied = true
  while (emptied) {
    emptied = false
    root.walk(node => {
      if (node.type !== 'atrule' && node.type !== 'rule') return
      if (node.nodes === undefined || node.nodes.length > 0) return
      empty(node)
      emptied = true
    })
  }
}

/** Takes out what pruning leaves behind: animations nobody names, repeats and empty blocks. */
export function dropDeadRules(root: Root): void {
  root.walkRules(withoutRepeats)
  withoutUnnamedAnimations(root)
  withoutEmptyBlocks(root)
}
