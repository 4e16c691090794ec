import type { MDXComponents } from 'mdx/types'
import type { ReactNode } from 'react'
import { BodyLink } from '#src/features/site/parts/article/body-link.tsx'
import { Checklist } from '#src/features/site/parts/article/checklist.tsx'
import { Cite } from '#src/features/site/parts/article/cite.tsx'
import { Figure } from '#src/features/site/parts/article/figure.tsx'
import { WorkedExample } from '#src/features/site/parts/article/worked-example.tsx'

type Holder = { children: ReactNode }

const Steps = ({ children }: Holder) => <div className="article-steps">{children}</div>
const Note = ({ children }: Holder) => <div className="article-note">{children}</div>
const Aside = ({ children }: Holder) => <aside className="article-aside">{children}</aside>

type Cell = { align?: string; children?: ReactNode }

const alignment = ({ align }: Cell) => (align === 'right' ? 'numeric' : undefined)
const HeadCell = (cell: Cell) => <th className={alignment(cell)}>{cell.children}</th>
const DataCell = (cell: Cell) => <td className={alignment(cell)}>{cell.children}</td>

/** What the bodies of articles are written with: the names that CONTRIBUTING.md gives to writers. */
export const articleComponents: MDXComponents = {
  a: BodyLink,
  th: HeadCell,
  td: DataCell,
  WorkedExample,
  Steps,
  Checklist,
  Figure,
  Note,
  Aside,
  Cite,
}
