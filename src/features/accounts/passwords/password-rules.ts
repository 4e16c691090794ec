/** The fewest characters of a password. */
export const shortestPassword = 10
/** How many characters must be left when a password's common or personal part is taken away. */
const leastOwn = 6
/** From here on a password is hard to guess by length alone, if it is not made of few characters. */
const comfortable = { characters: 16, different: 9 } as const

/** The reasons the session protocol knows; `characters` stands for a password too near its owner's e-mail or name. */
export type WeakReason = 'length' | 'pwned' | 'characters'

/** What each reason says to the person who chose the password. */
export const weakSentences: Record<WeakReason, string> = {
  length: `Use at least ${shortestPassword} characters.`,
  pwned: 'This password is on the lists that guessers try first.',
  characters: 'This password is too close to your email address or your name.',
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Is there little in the password beside its owner's e-mail or names? `own` is the e-mail, then the names. */
export function isNearOwner(password: string, own: readonly string[]): boolean {
  const given = plain(password)
  const [email = '', ...names] = own
  const [local = '', domain = ''] = email.split('@')
  const words = names.flatMap(name => [name, ...name.split(/\s+/)])
  return [email, local, domain, domain.replace(/\.[^.]*$/, ''), ...words]
    .map(plain)
    .filter(part => part.length >= 4)
    .some(part => given.includes(part) && given.length - part.length < leastOwn)
}

/** One character, over and over. */
export function isOneCharacter(password: string): boolean {
  return /^(.)\1*$/u.test(password)
}

export type PasswordStrength = 'none' | 'short' | 'near' | 'simple' | 'fair' | 'strong'

/** What can be said of a password without the list of common ones, which only the server has. */
export function passwordStrength(password: string, own: readonly string[]): PasswordStrength {
  const characters = [...password]
  if (characters.length === 0) return 'none'
  if (characters.length < shortestPassword) return 'short'
  if (isOneCharacter(password)) return 'simple'
  if (isNearOwner(password, own)) return 'near'
  const different = new Set(characters).size
  if (different < 5) return 'simple'
  return characters.length >= comfortable.characters && different >= comfortable.different ? 'strong' : 'fair'
}
