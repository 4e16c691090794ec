import { type Figures, figureNames } from '#src/features/analytics/figures.ts'
import { figureWords } from '#src/features/analytics/parts/figure-words.ts'

/** The headings of a table with a column for each figure. */
export function FigureHeadings({ first }: { first: string }) {
  return (
    <thead className="text-sm text-soft shadow-[inset_0_-1px_0_var(--ink)]">
      <tr>
        <th scope="col" className="py-3 pr-1.5 text-left align-bottom font-normal sm:pr-3">
          {first}
        </th>
        {figureNames.map(name => (
          <th key={name} scope="col" className="px-1.5 py-3 text-right align-bottom font-normal last:pr-0 sm:px-3">
            {figureWords[name].name}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** Each figure, and below it what it was in the period before. */
export function FigureCells({ now, before }: { now: Figures; before: Figures }) {
  return figureNames.map(name => (
    <td key={name} className="px-1.5 py-2.5 text-right tabular-nums last:pr-0 sm:px-3">
      {now[name]}
      <span className="block text-sm text-soft">
        <span className="sr-only">before: </span>
        {before[name]}
      </span>
    </td>
  ))
}
