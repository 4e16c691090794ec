import { expect, test } from 'vitest'
import { kinds_by_word } from '#src/engines/audit/facts/business/terms/kinds-by-word.ts'
import { readPageAtOnce } from '#src/engines/audit/facts/read-page.ts'
import { signal } from '#src/engines/audit/facts/signal.ts'

test('every word at which a term is looked for makes its block bear the sign of terms', () => {
  const words = [...kinds_by_word.keys()]
  const html = words.map(word => `<p>${word}</p>`).join('')
  const { blocks } = readPageAtOnce(html, { url: 'https://calloway.example/' }).text
  const unseen = blocks.filter(block => (block.signals & signal.term) === 0).map(({ text }) => text)
  expect(words.length).toBeGreaterThan(200)
  expect(blocks).toHaveLength(words.length)
  expect(unseen).toEqual([])
})
