/** Widths of Arial in thousandths of its size, by character; those of the common metrics of Helvetica. */
const groups: Record<number, string> = {
  191: "'",
  222: 'ijl‘’',
  260: '|',
  278: ' !,./:;I[]\\ft·',
  333: '()-r`“”',
  355: '"',
  350: '•',
  389: '*',
  469: '^',
  500: 'Jckszvxy',
  556: '#$0123456789?L_abdeghnopqu–',
  584: '+<=>~',
  611: 'FTZ',
  667: '&ABEKPSVXY',
  722: 'CDHNRUw',
  778: 'GOQ',
  833: 'Mm',
  889: '%',
  944: 'W',
  1000: '—…™',
  1015: '@',
}
const widths = new Map(
  Object.entries(groups).flatMap(([width, chars]) => [...chars].map(char => [char, Number(width)])),
)

function widthOf(char: string): number {
  const known = widths.get(char) ?? widths.get(char.normalize('NFD').charAt(0))
  return known ?? ((char.codePointAt(0) ?? 0) >= 0x2e80 ? 1_000 : 556)
}

/** Width of a text in Arial, in pixels, without kerning. */
export function textWidth(text: string, size: number): number {
  let width = 0
  for (const char of text) width += widthOf(char)
  return Math.round((width * size) / 1_000)
}

/** As much of a text as has room, cut at a word as search results do. */
export function fitting(text: string, size: number, room: number): string {
  let width = 0
  let end = 0
  for (const char of text) {
    width += (widthOf(char) * size) / 1_000
    if (width > room) break
    end += char.length
  }
  if (end >= text.length) return text
  const space = text.lastIndexOf(' ', end)
  return `${text.slice(0, space > 0 ? space : end)} …`
}
