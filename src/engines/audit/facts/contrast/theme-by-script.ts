const puts_on =
  /(?:\bbody|documentElement|\bhtml|\broot)\.classList\.add\(\s{0,3}["'`][\w-]{0,30}(?:dark|light|night|theme)[\w-]{0,30}["'`]/g
/** What a script does only on a click, or as visitors chose before. */
const on_condition = /\bif\s*\(|\belse\b|\?|&&|=>|addEventListener|localStorage|matchMedia|\bcase\b/
const near = 90

/** Does a script always put the page into other colors than its code has? */
export function setsTheme(code: string): boolean {
  if (!code.includes('classList.add')) return false
  return [...code.matchAll(puts_on)].some(
    ({ index }) => !on_condition.test(code.slice(Math.max(0, index - near), index)),
  )
}
