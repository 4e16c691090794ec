import { Tokenizer } from 'htmlparser2'
import { expect, test } from 'vitest'
import { generatePage } from '#tests/support/audit/audit-generated-page.ts'
import { SwiftTokenizer, states_of_names } from './swift-tokenizer.ts'

type Told = [name: string, ...rest: number[]]

function tokensOf(Kind: typeof Tokenizer, pieces: readonly string[]): Told[] {
  const told: Told[] = []
  const handler = new Proxy(
    {},
    {
      get: (_, name) =>
        name === 'isInForeignContext' ? () => false : (...rest: number[]) => told.push([String(name), ...rest]),
    },
  )
  const tokenizer = new Kind({ decodeEntities: false }, handler as ConstructorParameters<typeof Tokenizer>[1])
  for (const piece of pieces) tokenizer.write(piece)
  tokenizer.end()
  return told
}

test('the methods it replaces are still there', () => {
  for (const name of ['fastForwardTo', ...states_of_names]) expect(Tokenizer.prototype).toHaveProperty(name)
})

test.each([
  ['a whole page', [generatePage(1)]],
  ['a page in pieces', generatePage(2).match(/[\s\S]{1,7}/g) ?? []],
  ['odd names', ['<p a=b=c d/e =f "g"h><p/><br/ ><é ö=ü></é x=y><a\f\n/b\t=c>', '<p a', 'b', '=c></p', 'q>']],
  ['what never ends', ['<a href="x', 'y', '', "<p title='", '>', '<!--', '-', '->', '<script>a<', '/script', '><b']],
])('it tells the same of %s', (_, pieces) => {
  expect(tokensOf(SwiftTokenizer, pieces)).toEqual(tokensOf(Tokenizer, pieces))
})
