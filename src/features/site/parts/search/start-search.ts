/**
 * The script of the pages with a search box: until somebody enters the box, this is all of it. It listens on the
 * document, because a page that hydrated may draw the box later.
 */
const boxes = '[data-search-index]'
const opened = new WeakSet<Element>()

async function open(box: HTMLElement | null): Promise<void> {
  if (!box || opened.has(box)) return
  opened.add(box)
  const { openSearch } = await import('#src/features/site/parts/search/open-search.ts')
  if (!(await openSearch(box))) opened.delete(box)
}

document.addEventListener('focusin', ({ target }) => {
  open(target instanceof Element ? target.closest<HTMLElement>(boxes) : null)
})

// Whoever was faster than this script has entered a box already, or has left words in it.
for (const box of document.querySelectorAll<HTMLElement>(boxes)) {
  if (box.contains(document.activeElement) || box.querySelector('input')?.value) open(box)
}
