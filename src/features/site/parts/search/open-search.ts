import MiniSearch, { type SearchResult } from 'minisearch'
import { type Findable, searchOptions } from '#src/features/site/parts/search/search-options.ts'

const mostShown = 8

type Parts = { input: HTMLInputElement; status: Element; list: Element; prototype: HTMLElement }

function partsOf(box: Element): Parts | undefined {
  const input = box.querySelector('input')
  const status = box.querySelector('[role=status]')
  const list = box.querySelector('ol')
  const prototype = list?.querySelector('li')
  return input && status && list && prototype ? { input, status, list, prototype } : undefined
}

function countText(count: number): string {
  if (count === 0) return 'Nothing found. Try another word, or ask a person.'
  if (count > mostShown) return `${count} found, the best ${mostShown} shown`
  return count === 1 ? '1 found' : `${count} found`
}

function entry({ id, title, note }: SearchResult, prototype: HTMLElement): Node {
  const item = prototype.cloneNode(true) as HTMLElement
  const link = item.querySelector('a')
  const about = item.querySelector('span')
  if (link) Object.assign(link, { href: String(id), textContent: String(title) })
  if (about) about.textContent = String(note)
  item.hidden = false
  return item
}

function show(index: MiniSearch<Findable>, { input, status, list, prototype }: Parts): void {
  const words = input.value.trim()
  const results = words.length < 2 ? [] : index.search(words)
  const items = results.slice(0, mostShown).map(result => entry(result, prototype))
  list.replaceChildren(prototype, ...items)
  status.textContent = words.length < 2 ? '' : countText(results.length)
}

/** Makes a search box search, beginning with what is typed already. False when its index could not be had. */
export async function openSearch(box: HTMLElement): Promise<boolean> {
  const parts = partsOf(box)
  if (!parts) return false
  try {
    const answer = await fetch(box.dataset.searchIndex ?? '')
    if (!answer.ok) throw new Error(`The index answers ${answer.status}.`)
    const index = MiniSearch.loadJSON<Findable>(await answer.text(), searchOptions)
    parts.input.addEventListener('input', () => show(index, parts))
    show(index, parts)
    return true
  } catch {
    parts.status.textContent = 'The search could not be loaded. Leave the box and enter it again to retry.'
    return false
  }
}
