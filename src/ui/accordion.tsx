import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = {
  title: ReactNode
  /** Address of the content: a link to it opens the accordion, since browsers reveal what a fragment points at. */
  id?: string
  children: ReactNode
}

/** A native disclosure: works without script and by keyboard; several may be open at once. */
export function Accordion({ title, id, children }: Props) {
  return (
    <details className="group border-b border-hairline">
      <summary className="flex min-h-14 items-center justify-between gap-4 py-4">
        {title}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 motion-safe:transition-transform motion-safe:duration-150 group-open:rotate-180"
        />
      </summary>
      <div id={id} className="max-w-measure pb-6 text-soft">
        {children}
      </div>
    </details>
  )
}
