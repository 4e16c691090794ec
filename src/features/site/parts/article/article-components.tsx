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

/** What the bodies of articles are written with: the names that CONTRIBUTING.md gives to writers. */
export const articleComponents: MDXComponents = {
  a: BodyLink,
  WorkedExample,
  Steps,
  Checklist,
  Figure,
  Note,
  Aside,
  Cite,
}
