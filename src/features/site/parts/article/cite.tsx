import { createContext, useContext } from 'react'
import type { Source } from '#src/content/articles/article.ts'

/** The sources of the article around. */
export const CitableSources = createContext<readonly Source[]>([])

/** The number of a source, leading to it in the list. Throws for a source that the article does not name. */
export function Cite({ id }: { id: string }) {
  const index = useContext(CitableSources).findIndex(source => source.id === id)
  if (index < 0) throw new Error(`The article cites "${id}", which is not among its sources.`)
  return (
    <sup>
      <a href={`#source-${id}`} aria-label={`Source ${index + 1}`}>
        [{index + 1}]
      </a>
    </sup>
  )
}
