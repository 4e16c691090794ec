import type { PhpCode } from './php-code.ts'

/** Functions that PHP 7.0 to 8.0 took out: a program that calls one ends there with an error. */
const gone =
  /(?<![\w$>:\\])(?:mysql_(?:connect|pconnect|query|select_db|fetch_\w{3,5}|real_escape_string|escape_string|num_rows|close)|eregi?(?:_replace)?|spliti?|session_(?:register|is_registered|unregister)|get_magic_quotes_(?:gpc|runtime)|set_magic_quotes_runtime|create_function|each|import_request_variables)\s{0,3}\(/gi

/** The first call of a function that PHP has no longer, unless the program asks first whether it is there or has its own. */
export function goneFromPhp({ code, bones }: PhpCode): string | null {
  for (const { 0: shown, index } of bones.matchAll(gone)) {
    const name = shown.replace(/\s*\($/, '')
    const before = bones.slice(Math.max(0, index - 20), index)
    if (/function\s{1,9}$|->\s{0,3}$/i.test(before)) continue
    if (
      new RegExp(
        `function_exists\\s{0,3}\\(\\s{0,3}["']${name}|\\bfunction\\s{1,9}${name}\\s{0,3}\\(|PHP_VERSION|phpversion`,
        'i',
      ).test(code)
    )
      continue
    return `${name.toLowerCase()}()`
  }
  return /\$HTTP_POST_VARS\b/.test(bones) ? '$HTTP_POST_VARS' : bones.includes('$_POST{') ? '$_POST{…}' : null
}
