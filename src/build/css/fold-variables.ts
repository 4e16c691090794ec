import type { Root } from 'postcss'
import { foldSums } from '#src/build/css/fold-sums.ts'
import { replaceVariables } from '#src/build/css/replace-variables.ts'
import { settledVariables } from '#src/build/css/settled-variables.ts'

/**
 * Writes the values of settled variables in their place, and what sums of them come to: Tailwind's sheet is made so that any
 * page could set any of them, a built page is done. Names that `html` mentions are left alone.
 */
export function foldVariables(root: Root, html: string): void {
  const settled = settledVariables(root)
  root.walkDecls(declaration => {
    if (!declaration.value.includes('var(')) return
    const folded = replaceVariables(declaration.value, (name, fallback) => {
      const found = html.includes(name) ? undefined : settled.get(name)
      return found && (found.value ?? fallback)
    })
    const value = foldSums(folded.replaceAll(/\s+/g, ' ').trim())
    if (value !== '') declaration.value = value
  })
}
