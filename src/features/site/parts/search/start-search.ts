/**
 * The script of the pages with a search box: until somebody enters the box, this is all of it. It listens on the
 * document, because a page that hydrated may draw the box later.
 */
const opened = new WeakSet<Element>()

document.addEventListener('focusin', async ({ target }) => {
  const box = target instanceof Element ? target.closest<HTMLElement>('[data-search-index]') : null
  if (!box || opened.has(box)) return
  opened.add(box)
  const { openSearch } = await import('#src/features/site/parts/search/open-search.ts')
  if (!(await openSearch(box))) opened.delete(box)
})
