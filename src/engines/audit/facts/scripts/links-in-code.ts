const written = /(?:\bhref|\burl|\bto|\blink|\bpath)\\?["']?\s*[=:]\s*\\?["'`]([^"'`#?\s\\$]{2,120})/g
const part_of_page = /(?:fetch|\.load|\.get)\(\s*["'`][^"'`\s]{1,100}\.html?\b/
const most = 200

/** Addresses that a piece of code writes into the links of a menu or a footer which it draws. */
export function linksInCode(text: string): string[] {
  const found = new Set<string>()
  for (const [, address = ''] of text.matchAll(written)) {
    if (found.size >= most) break
    if (!/^(?:\w+:|\/\/)|\.(?:png|jpe?g|svg|webp|css|js|json|ico)$/i.test(address)) found.add(address)
  }
  return [...found]
}

/** Does it fetch pieces of pages, such as a header with the menu, to put them in? */
export const loadsParts = (text: string): boolean => part_of_page.test(text)
