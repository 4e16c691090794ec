import { createHash } from 'node:crypto'
import { DomUtils, parseDocument } from 'htmlparser2'
import { wordsIn } from '#src/build/words/words-in.ts'
import type { Brand } from '#src/domain/brand.ts'

/** The words of a built page that are its own, whoever's brand stands in it: title, description, and its article or main part. */
function ownWords(html: string, brand: Brand): string {
  const page = parseDocument(html).children
  const named = (name: string) => DomUtils.getElementsByTagName(name, page)
  const [article] = named('article')
  const [main] = named('main')
  const [title] = named('title')
  const description = named('meta').find(({ attribs }) => attribs.name === 'description')?.attribs.content ?? ''
  if (!main || !title) throw new Error('A page has no main part or no title.')
  const words = [wordsIn([title]), description, wordsIn([article ?? main])].join('\n')
  return Object.entries(brand).reduce((text, [field, value]) => text.replaceAll(value, `{${field}}`), words)
}

/** A short hash of what a built page says, the same for every brand. */
export function hashOfWords(html: string, brand: Brand): string {
  return createHash('sha256').update(ownWords(html, brand)).digest('hex').slice(0, 16)
}
