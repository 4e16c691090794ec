import { editDistance, isMisspelled } from '#src/engines/audit/checks/business/compare-names.ts'
import { plainWords, visibleWords } from '#src/engines/audit/checks/business/visible-text.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { lettersOfHost } from '#src/engines/audit/facts/business/terms/own-subject.ts'
import { detached } from '#src/engines/audit/facts/detached.ts'
import { remembered } from '#src/engines/audit/facts/remembered.ts'
import { commonnessOf } from '#src/engines/audit/facts/spelling/common-words.ts'
import { sureNames } from './name-slips-elsewhere.ts'

/** Shorter names are close to other words. */
const fewest_letters = 9
const shortest_word = 5
const most_words = 4
const most_pictures = 100
const most = 10

/** Small letters of what the business is called: by its address, and by its data, logo and notice of copyright. */
function lettersOfNames(page: PageView): string[] {
  const { url, facts } = page
  const sure = sureNames(page)
  const named = facts.names
    .filter(({ name, from }) => from !== 'title' && from !== 'h1' && /\s/.test(name))
    // A name that has a slip itself is told as that.
    .filter(({ name }) => !sure.some(one => isMisspelled(one, name)))
    .map(({ name }) => plainWords(name).replaceAll(' ', ''))
  return [...new Set([lettersOfHost(url), ...named])].filter(
    letters => letters.length >= fewest_letters && /^[a-z]+$/.test(letters),
  )
}

/** The word in which a run of words differs from a name by one letter, and what stands there in the name. */
function slipIn(run: readonly string[], name: string): { wrong: string; right: string } | null {
  const letters = run.join('')
  if (letters[0] !== name[0] || letters === name || editDistance(letters, name, 1) !== 1) return null
  let from = 0
  for (const word of run) {
    const behind = letters.slice(from + word.length)
    if (name.startsWith(letters.slice(0, from)) && name.endsWith(behind)) {
      const right = name.slice(from, name.length - behind.length)
      return { wrong: word, right }
    }
    from += word.length
  }
  return null
}

/** "Calloway's" and "Calloways" are forms of the name. */
const isForm = (wrong: string, right: string) => wrong.replace(/s$/, '') === right.replace(/s$/, '')

/** The first slip in the name among the words of a picture. */
function slipAmong(words: readonly string[], names: readonly string[]) {
  for (const name of names) {
    for (let at = 0; at < words.length; at++) {
      // Most words are not its beginning, which is soon seen.
      if (words[at]?.[0] !== name[0]) continue
      let length = 0
      for (let end = at; end < Math.min(words.length, at + most_words); end++) {
        length += words[end]?.length ?? 0
        if (length > name.length + 1) break
        const slip = length < name.length - 1 ? null : slipIn(words.slice(at, end + 1), name)
        if (slip) return slip
      }
    }
  }
  return null
}

const fileOf = (src: string) =>
  src.startsWith('data:') ? '' : (/([^/?#]{1,120})\.\w{3,4}(?:[?#]|$)/.exec(src)?.[1] ?? '')

/** The pictures of a site stand on many of its pages. */
const bounds = { most: 500, longest: 300 }
const wordsOf = (said: string) => (said === '' ? [] : detached(plainWords(said.replaceAll('_', ' '))).split(' '))
const wordsOfAlt = remembered(wordsOf, bounds)
const wordsOfFile = remembered(src => wordsOf(fileOf(src)), bounds)

export const nameInPictures: PageCheck = {
  id: 'name-misspelled-in-pictures',
  section: 'local',
  scope: 'page',
  severity: 'medium',
  title: 'Pictures bear your name with a slip in it',
  why: 'The words of a picture are read aloud to people who cannot see it, and search engines find it by them.',
  mend: 'Correct the name in the alt text, and in the name of the file when you next save the picture.',
  source: 'https://developers.google.com/search/docs/appearance/google-images',
  look: page => {
    const { url, facts } = page
    const names = facts.images.length === 0 ? [] : lettersOfNames(page)
    if (names.length === 0) return notApplicable
    const isOurs = (word: string) => visibleWords(page).includes(` ${word} `)
    const titles = ` ${plainWords(facts.titles[0]?.text ?? '')} `
    // What the logo is called is held against the other names of the site.
    const logos = new Set(facts.names.flatMap(({ from, offset }) => (from === 'logo-alt' ? [offset] : [])))
    const found = facts.images.slice(0, most_pictures).flatMap(({ alt, src, line, offset }) => {
      if (logos.has(offset)) return []
      for (const [words, where] of [
        [wordsOfAlt(alt ?? ''), 'alt text'],
        [wordsOfFile(src ?? ''), 'file'],
      ] as const) {
        const slip = slipAmong(words, names)
        if (!slip || slip.wrong.length < shortest_word || isForm(slip.wrong, slip.right)) continue
        // A word of the language may be meant; another surname is none where the rest of the name stands beside it.
        if (commonnessOf(slip.wrong) !== undefined || isOurs(slip.wrong)) continue
        // An address may be spelled otherwise than the name.
        if (!isOurs(slip.right) && !titles.includes(` ${slip.right} `)) continue
        const said = where === 'file' ? fileOf(src ?? '') : (alt ?? '')
        return [{ url, line, evidence: `${where}: “${said.slice(0, 100)}”, the name: “${slip.right}”` }]
      }
      return []
    })
    return foundAll([...new Map(found.map(one => [one.evidence, one])).values()].slice(0, most))
  },
}
