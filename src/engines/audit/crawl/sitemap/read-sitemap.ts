import { collectEntries } from '#src/engines/audit/crawl/sitemap/collect-entries.ts'
import { textSitemapReader } from '#src/engines/audit/crawl/sitemap/read-text-sitemap.ts'
import { xmlSitemapReader } from '#src/engines/audit/crawl/sitemap/read-xml-sitemap.ts'
import type { SitemapFile } from '#src/engines/audit/crawl/sitemap/sitemap-file.ts'

const pageOpening = /^<(!doctype\s+html|html|head|body)\b/i
const longestOpening = 32

/**
 * Reads a sitemap piece by piece: XML, an index, a feed or plain text, told apart by the first character. Never throws;
 * what is wrong with it is listed in `faults`.
 */
export function openSitemapReader() {
  const collection = collectEntries()
  let xml: ReturnType<typeof xmlSitemapReader> | undefined
  let plain: ReturnType<typeof textSitemapReader> | undefined
  let head = ''
  let isPage = false

  /** Waits for enough of the beginning to know. */
  function choose(whole: boolean): void {
    const start = head.trimStart()
    if (start.length < longestOpening && !whole) return
    if (pageOpening.test(start)) {
      isPage = true
      collection.fault('not_a_sitemap', 1, 'an HTML page')
    } else if (start.startsWith('<')) xml = xmlSitemapReader(collection)
    else if (start !== '') plain = textSitemapReader(collection)
    const reader = xml ?? plain
    reader?.write(head)
    head = ''
  }

  return {
    write(text: string): void {
      const reader = xml ?? plain
      if (isPage) return
      if (reader) {
        reader.write(text)
        return
      }
      head += head === '' ? text.replace(/^\uFEFF/, '') : text
      choose(false)
    },
    /** Reading on would bring nothing. */
    isOver: (): boolean => isPage || (xml?.isOver() ?? false),
    end(): SitemapFile {
      const { entries, faults } = collection
      if (!xml && !plain && !isPage) choose(true)
      xml?.end()
      plain?.end()
      if (!xml && !plain && !isPage) collection.fault('not_a_sitemap', 1, 'empty')
      if (plain && entries.length === 0) collection.fault('not_a_sitemap', 1, 'text without a URL')
      const isText = plain !== undefined && entries.length > 0
      return { format: xml?.format() ?? (isText ? 'text' : 'unknown'), entries, faults }
    },
  }
}
