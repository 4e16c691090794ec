/** Of whom the key is that people type. */
export const of_a_door = 'a door'

const named = /pass(?:word|code|wd|phrase)?|\bpwd/gi
/** Code of others speaks of passwords on end. */
const most = 200
/** So much before and behind such a word is looked at. */
const before = 60
const behind = 110
const value = String.raw`["'\x60]([^"'\x60\s<>{}]{4,40})["'\x60]`
const name = String.raw`(?:(?:[\w$]{0,20}?[a-z$_])?(?:[pP]ass(?:[wW]ord|[cC]ode|[wW]d|[pP]hrase)|Pass|PASS(?:WORD|CODE|WD|PHRASE)?|[pP]wd|PWD)|(?<![\w$])pass)`
/** `password === 'oak1954'`, `input.value == "oak1954"` is of any field. */
const compared = new RegExp(
  String.raw`(?<![\w$])(?:[\w$]{1,30}\.){0,3}${name}(?:Input|Field|Box|El|Value|Entered|Attempt)?(?:\.value)?(?:\.trim\(\))?\s{0,3}===?\s{0,3}${value}`,
)
/** `const correctPassword = 'oak1954'`, and further down `typed === correctPassword`. */
const kept = new RegExp(
  String.raw`\b(?:const|let|var)\s{1,3}(${name}(?:_?(?:Hash|Value))?|[A-Z_]{0,20}PASS(?:WORD|CODE)[A-Z_]{0,10})\s{0,3}=\s{0,3}${value}`,
)
/** Kinds of fields, states and words that programs name so themselves. */
const of_programs =
  /^(?:(?:new|old|current|confirm|show|hide|forgot|reset)?[-_]?(?:password|passwd|passcode|pwd|pass)s?|text|string|hidden|object|undefined|null|none|true|false|required|invalid|valid|error|success|weak|medium|strong|login|\*+|[•●]+|#[\w-]+|\.[\w-]+|[a-z]+-[a-z-]+)$/i
const blank = /x{4}|\byour|changeme|example|placeholder|\$\{|process\.env/i
/** What a field wants of it, or says when it is wrong. */
const of_fields = /Error|Label|Message|Msg|Hint|Text|Id$|Name$|Type$/

const isPassword = (written: string) => !of_programs.test(written) && !blank.test(written)

type Typed = { of: string; shown: string; line: number }

function at(code: string, index: number, written: string): Typed {
  return { of: of_a_door, shown: `${written.slice(0, 2)}…`, line: code.slice(0, index).split('\n').length }
}

/** The code around each word for a password, with the place where it begins. */
function* partsOf(code: string): Generator<{ part: string; from: number }> {
  let looked = 0
  let seen = 0
  for (const { index } of code.matchAll(named)) {
    if (++looked > most) return
    // One look takes in the words beside it.
    if (index < seen) continue
    const from = Math.max(0, index - before)
    seen = index + behind / 2
    yield { part: code.slice(from, index + behind), from }
  }
}

function isCompared(code: string, variable: string): boolean {
  const plain = variable.replace(/\$/g, '\\$&')
  return new RegExp(String.raw`[!=]==?\s{0,3}${plain}\b|(?<![\w$.])${plain}\s{0,3}[!=]==?`).test(code)
}

/** A password that code compares with what is typed: whoever looks at the code reads it there. */
export function passwordInCode(code: string): Typed | null {
  for (const { part, from } of partsOf(code)) {
    const one = compared.exec(part)
    if (one?.[1] !== undefined && isPassword(one[1])) return at(code, from + one.index, one[1])
    const other = kept.exec(part)
    const [, variable = '', written = ''] = other ?? []
    if (!other || of_fields.test(variable) || !isPassword(written)) continue
    if (isCompared(code, variable)) return at(code, from + other.index, written)
  }
  return null
}
