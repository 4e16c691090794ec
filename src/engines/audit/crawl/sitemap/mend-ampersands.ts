const bare = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,10});)/gi
const opening = '<![CDATA['
const closing = ']]>'
/** The longest that an entity or a marker can be: so much may have to wait for the next piece. */
const longestMark = 12

/** Where to cut so that no entity and no marker is torn apart. */
function cutOf(text: string): number {
  const tail = text.slice(-longestMark)
  const mark = tail.search(/[&<\]]/)
  return mark === -1 ? text.length : text.length - tail.length + mark
}

/**
 * Escapes ampersands that stand for themselves, the usual fault of sitemaps written by hand, in pieces: an XML parser
 * would swallow the rest of the file as the name of an entity. Inside CDATA they are right and stay.
 */
export function mendAmpersands(found: () => void) {
  let rest = ''
  let inside = false

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
      const mark = inside ? closing : opening
      const at = left.indexOf(mark)
      const part = at === -1 ? left : left.slice(0, at + mark.length)
      out += inside ? part : mend(part)
      left = left.slice(part.length)
      if (at !== -1) inside = !inside
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
