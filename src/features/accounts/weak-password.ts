import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const shortest = 10
/** How many characters must be left when a password's common or personal part is taken away. */
const leastOwn = 6

/** The reasons the session protocol knows; `characters` stands for a password too near its owner's e-mail or name. */
type WeakReason = 'length' | 'pwned' | 'characters'

export type WeakPassword = { reasons: WeakReason[]; message: string }

const sentences: Record<WeakReason, string> = {
  length: `Use at least ${shortest} characters.`,
  pwned: 'This password is on the lists that guessers try first.',
  characters: 'This password is too close to your email address or your name.',
}

let common: ReadonlySet<string> | undefined

/** The head of the file, up to its first empty line, says where the list is from. */
function commonPasswords(): ReadonlySet<string> {
  if (!common) {
    const text = readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    common = new Set(
      text
        .slice(text.indexOf('\n\n') + 2)
        .split('\n')
        .filter(Boolean),
    )
  }
  return common
}

/** A common password stays one with a few digits or signs at its end. */
function isCommon(password: string): boolean {
  const lower = password.toLowerCase()
  const bare = lower.replace(/[^a-z]{1,4}$/, '')
  return commonPasswords().has(lower) || (bare !== '' && commonPasswords().has(bare)) || /^(.)\1*$/u.test(password)
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

function isNear(password: string, own: readonly string[]): boolean {
  const given = plain(password)
  const [email = '', ...names] = own
  const [local = '', domain = ''] = email.split('@')
  const words = names.flatMap(name => [name, ...name.split(/\s+/)])
  return [email, local, domain, domain.replace(/\.[^.]*$/, ''), ...words]
    .map(plain)
    .filter(part => part.length >= 4)
    .some(part => given.includes(part) && given.length - part.length < leastOwn)
}

/** What is wrong with a new password, undefined when nothing is. `own` is the owner's e-mail, then their names. */
export function weakPassword(password: string, own: readonly string[]): WeakPassword | undefined {
  const reasons: WeakReason[] = []
  if ([...password].length < shortest) reasons.push('length')
  if (isCommon(password)) reasons.push('pwned')
  if (isNear(password, own)) reasons.push('characters')
  if (reasons.length === 0) return undefined
  return { reasons, message: reasons.map(reason => sentences[reason]).join(' ') }
}
