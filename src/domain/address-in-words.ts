/** Bootstring's parameters for names of hosts: RFC 3492, section 5. */
const base = 36
const tMin = 1
const tMax = 26
const skew = 38
const damp = 700
const initialBias = 72
const initialCode = 128
const lastCode = 0x10ffff

function digitOf(letter: string): number {
  if (/^[a-z]$/i.test(letter)) return letter.toLowerCase().charCodeAt(0) - 97
  return /^\d$/.test(letter) ? 26 + Number(letter) : Number.NaN
}

/** RFC 3492, section 6.1. */
function adapt(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? damp : 2))
  rest += Math.floor(rest / count)
  let bias = 0
  for (; rest > ((base - tMin) * tMax) / 2; bias += base) rest = Math.floor(rest / (base - tMin))
  return bias + Math.floor(((base - tMin + 1) * rest) / (rest + skew))
}

/** RFC 3492, section 6.2: what stands behind "xn--"; undefined where it is no such text. */
function decoded(text: string): string | undefined {
  const hyphen = text.lastIndexOf('-')
  const codes = [...text.slice(0, Math.max(hyphen, 0))].map(letter => letter.charCodeAt(0))
  const letters = [...text.slice(hyphen + 1)]
  let code = initialCode
  let bias = initialBias
  let position = 0
  while (letters.length > 0) {
    const before = position
    for (let weight = 1, k = base; ; k += base) {
      const digit = digitOf(letters.shift() ?? '')
      position += digit * weight
      if (!(position <= Number.MAX_SAFE_INTEGER)) return undefined
      const threshold = Math.min(Math.max(k - bias, tMin), tMax)
      if (digit < threshold) break
      weight *= base - threshold
    }
    const count = codes.length + 1
    bias = adapt(position - before, count, before === 0)
    code += Math.floor(position / count)
    if (code > lastCode) return undefined
    position %= count
    codes.splice(position, 0, code)
    position += 1
  }
  return String.fromCodePoint(...codes)
}

/** Letters of two alphabets that look alike: a name that mixes them passes for another. */
function isMixed(label: string): boolean {
  return /\p{Script=Latin}/u.test(label) && /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u.test(label)
}

function labelInWords(label: string): string {
  const words = /^xn--/i.test(label) ? decoded(label.slice(4)) : undefined
  if (words === undefined || isMixed(words)) return label
  // Only what leads back to the same name: no invisible letters, and none that stand for others.
  return URL.parse(`http://${words}.example/`)?.hostname === `${label.toLowerCase()}.example` ? words : label
}

/** A host, with its port if it has one, in the letters of its owner: "xn--bcher-kva.example" as "bücher.example". */
export function hostInWords(host: string): string {
  return host.includes('xn--') ? host.split('.').map(labelInWords).join('.') : host
}

/** A web address, with or without its scheme, whose host stands in the letters of its owner. Anything else stays as it is. */
export function addressInWords(address: string): string {
  const [, scheme, host, rest] = /^((?:https?:\/\/)?)([^/?#]+)(.*)$/is.exec(address) ?? []
  return host ? scheme + hostInWords(host) + rest : address
}
