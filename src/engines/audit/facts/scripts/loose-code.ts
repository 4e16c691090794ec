/** A script or style as people write it; `spare`: characters that only they need, `null` where that is not known. */
export type LooseCode = { bytes: number; spare: number | null }

/** Below it there is little to win. */
const fewest_bytes = 20_000
const least_share = 0.12
/** Far more than a packed library has before its code. */
const lines_of_banner = 40

const signs = new Set('{}()[]=+-*/<>:,;&|?!'.split(''))

function blanksBesideSigns(line: string): number {
  let count = 0
  for (let at = line.indexOf(' '); at >= 0; at = line.indexOf(' ', at + 1))
    if (signs.has(line[at - 1] ?? '') || signs.has(line[at + 1] ?? '')) count++
  return count
}

/** Line ends, blanks before lines, and notes that have lines of their own. */
function spareIn(text: string): number {
  let spare = 0
  let is_note = false
  for (const line of text.split('\n')) {
    const said = line.trim()
    spare += line.length - said.length + 1
    if (is_note || said.startsWith('/*')) {
      const end = said.indexOf('*/', is_note ? 0 : 2)
      is_note = end < 0
      // Packed code begins behind the note on its license.
      spare += is_note ? said.length : end + 2
    } else spare += said.startsWith('//') ? said.length : blanksBesideSigns(said)
  }
  return spare
}

/** Undefined for a small file, and for one that was packed. */
export function looseCode(text: string): LooseCode | undefined {
  if (text.length < fewest_bytes) return undefined
  const spare = spareIn(text)
  return spare / text.length < least_share ? undefined : { bytes: text.length, spare }
}

/** The same of a large library by its beginning alone. */
export const looseLibrary = (banner: string, bytes: number): LooseCode | undefined =>
  banner.split('\n', lines_of_banner + 1).length > lines_of_banner ? { bytes, spare: null } : undefined
