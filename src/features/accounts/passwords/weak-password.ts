import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isNearOwner, isOneCharacter, shortestPassword, type WeakReason, weakSentences } from './password-rules.ts'

export type WeakPassword = { reasons: WeakReason[]; message: string }

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
  return commonPasswords().has(lower) || (bare !== '' && commonPasswords().has(bare)) || isOneCharacter(password)
}

/** What is wrong with a new password, undefined when nothing is. `own` is the owner's e-mail, then their names. */
export function weakPassword(password: string, own: readonly string[]): WeakPassword | undefined {
  const reasons: WeakReason[] = []
  if ([...password].length < shortestPassword) reasons.push('length')
  if (isCommon(password)) reasons.push('pwned')
  if (isNearOwner(password, own)) reasons.push('characters')
  if (reasons.length === 0) return undefined
  return { reasons, message: reasons.map(reason => weakSentences[reason]).join(' ') }
}
