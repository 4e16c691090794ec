import '#src/features/site/parts/search/search-box.css'

type Props = {
  label: string
  /** Address of the index that the build wrote. */
  index: string
}

/**
 * Searches a page's index as it is typed into; where no script runs it is not shown. The first item of the list is what
 * found ones are copied from, so that the page has the style of what it shows later.
 */
export function SearchBox({ label, index }: Props) {
  return (
    <search className="site-search" data-search-index={index}>
      <script type="module" async src="/scripts/search.js" />
      <label htmlFor="site-search" className="mb-2 block font-semibold">
        {label}
      </label>
      <input
        id="site-search"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={80}
        className="min-h-12 w-full max-w-[34rem] rounded-md border border-ink bg-raised px-4 text-ink"
      />
      <p role="status" className="mt-2 min-h-6 text-[0.9375rem] text-soft" />
      <ol className="max-w-[34rem]">
        <li hidden className="border-b border-hairline py-2.5">
          <a href="#site-search" className="prose-link inline-block py-0.5 font-semibold">
            Found
          </a>
          <span className="block text-[0.9375rem] text-soft" />
        </li>
      </ol>
    </search>
  )
}
