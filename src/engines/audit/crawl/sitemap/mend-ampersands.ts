const bare = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,10});)/gi
/** Where an ampersand stands for itself, and the end of that. */
const opening = /<!\[CDATA\[|<!--/
const closings = { '<![CDATA[': ']]>', '<!--': '-->' } as const
/** The longest that an entity or a marker can be: so much may have to wait for the next piece. */
const longestMark = 12

/** What an entity or a marker may begin with; the dashes that open a comment are in the midst of one. */
const start_of_mark = /[&<\]]|(?<![!-])-/g

/** Where to cut so that no entity and no marker is torn apart. */
function cutOf(text: string): number {
  start_of_mark.lastIndex = Math.max(0, text.length - longestMark)
  return start_of_mark.exec(text)?.index ?? text.length
}

/**
 * Escapes ampersands that stand for themselves, the usual fault of sitemaps written by hand, in pieces: an XML parser
 * would swallow the rest of the file as the name of an entity. Inside CDATA and comments they are right and stay.
 */
export function mendAmpersands(found: () => void) {
  let rest = ''
  let closing: string | undefined

  function mend(text: string): string {
    return text.replace(bare, () => {
      found()
      return '&amp;'
    })
  }

  function through(text: string): string {
    let out = ''
    let left = text
    while (left !== '') {
      const mark = closing ?? opening.exec(left)?.[0]
      const at = mark === undefined ? -1 : left.indexOf(mark)
      const part = at === -1 ? left : left.slice(0, at + (mark ?? '').length)
      out += closing === undefined ? mend(part) : part
      left = left.slice(part.length)
      if (at !== -1) closing = closing === undefined ? closings[mark as keyof typeof closings] : undefined
    }
    return out
  }

  return {
    write(piece: string): string {
      const text = rest + piece
      const cut = cutOf(text)
      rest = text.slice(cut)
      return through(text.slice(0, cut))
    },
    end: (): string => through(rest),
  }
}
