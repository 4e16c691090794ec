import type { Toc } from '@stefanprobst/rehype-extract-toc'

type Props = { contents: Toc }

/** The chapters that every article ends with. */
const closing = [
  { id: 'checklist', value: 'Checklist to print' },
  { id: 'changes', value: 'What changed lately' },
  { id: 'sources', value: 'Sources' },
]

/** The chapters of an article, beside it on wide screens. */
export function ArticleContents({ contents }: Props) {
  return (
    <nav aria-labelledby="contents" className="self-start lg:sticky lg:top-8 print:hidden">
      <p id="contents" className="eyebrow">
        In this article
      </p>
      <ol className="mt-2 gap-x-8 text-[0.9375rem] sm:max-lg:columns-2">
        {[...contents.filter(({ depth }) => depth === 2), ...closing].map(({ id, value }) => (
          <li key={id}>
            <a href={`#${id}`} className="block py-1.5 text-soft hover:text-harbour hover:underline">
              {value}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
