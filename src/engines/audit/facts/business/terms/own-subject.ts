/** Letters of the name in an address, `www.` and endings set aside: "callowayplumbing" of calloway-plumbing.com. */
export function lettersOfHost(url: string): string {
  const host = /^[a-z]+:\/\/(?:www\.)?([^/:?#]+)/i.exec(url)?.[1] ?? ''
  return lettersIn(host.replace(/(?:\.(?:co|com|org|net))?\.[a-z]+$/i, ''))
}

const lettersIn = (written: string) => written.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Words with a capital at the head of a sentence. */
const head = /^\W*((?:[A-Z][\w'’&.-]{0,30},? (?:(?:of|and|&) )?){2,6})/
/** Shorter names may be the beginning of others. */
const shortest = 8

/** "Calloway Plumbing has been …" at calloway-plumbing.com: does a sentence begin with the name of its site? */
export function beginsWithHost(sentence: string, host_letters: string): boolean {
  const named = host_letters.length < shortest ? undefined : head.exec(sentence)?.[1]
  if (named === undefined) return false
  let letters = ''
  return named.split(' ').some((word, at) => {
    letters += lettersIn(word)
    const is_long = at > 0 && letters.length >= shortest
    return is_long && (letters.startsWith(host_letters) || host_letters.startsWith(letters))
  })
}
