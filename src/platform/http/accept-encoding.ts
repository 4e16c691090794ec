export type Encoding = 'br' | 'zstd' | 'gzip' | 'identity'

/** Smallest first: the order in which equally welcome encodings are chosen. */
const preference: readonly Encoding[] = ['br', 'zstd', 'gzip', 'identity']

const longestMemory = 500
const remembered = new Map<string, readonly Encoding[]>()

function weights(header: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map(text => text.trim())
    const q = parameters.find(parameter => /^q\s*=/.test(parameter))
    const weight = q === undefined ? 1 : Number(q.replace(/^q\s*=\s*/, ''))
    const name = coding === 'x-gzip' ? 'gzip' : coding
    if (name !== '') weights.set(name, Number.isFinite(weight) ? Math.min(Math.max(weight, 0), 1) : 0)
  }
  return weights
}

function ranked(header: string): readonly Encoding[] {
  const asked = weights(header)
  const rest = asked.get('*')
  const weightOf = (encoding: Encoding) => {
    const own = asked.get(encoding)
    if (own !== undefined) return own
    if (encoding === 'identity') return rest === 0 ? 0 : Number.MIN_VALUE
    return rest ?? 0
  }
  const welcome = preference.filter(encoding => weightOf(encoding) > 0)
  return welcome.toSorted((a, b) => weightOf(b) - weightOf(a))
}

/**
 * The encodings a client takes, best first, by RFC 9110 section 12.5.3. May be empty (`identity;q=0`): the server then
 * sends the plain bytes, which that section allows. Browsers send few different headers, so answers are remembered.
 */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return ['identity']
  const known = remembered.get(header)
  if (known) return known
  const answer = ranked(header)
  if (remembered.size < longestMemory) remembered.set(header, answer)
  return answer
}
