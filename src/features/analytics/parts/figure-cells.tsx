import { type FigureName, type Figures, figureNames } from '#src/features/analytics/figures.ts'
import { figureWords } from '#src/features/analytics/parts/figure-words.ts'

/** Narrow screens have no room for spam, which stands in the sum above. */
const column = (name: FigureName) => `px-1.5 text-right last:pr-0 sm:px-3 ${name === 'spam' ? 'max-sm:hidden' : ''}`

/** The headings of a table with a column for each figure. */
export function FigureHeadings({ first }: { first: string }) {
  return (
    <thead className="text-[0.8125rem] text-soft sm:text-sm shadow-[inset_0_-1px_0_var(--ink)]">
      <tr>
        <th scope="col" className="w-[34%] py-3 pr-1.5 text-left align-bottom font-normal sm:pr-3">
          {first}
        </th>
        {figureNames.map(name => (
          <th key={name} scope="col" className={`py-3 align-bottom font-normal ${column(name)}`}>
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
    <td key={name} className={`py-2.5 tabular-nums ${column(name)}`}>
      {now[name]}
      <span className="block text-sm text-soft">
        <span className="sr-only">before: </span>
        {before[name]}
      </span>
    </td>
  ))
}
