import { statesOfZip } from '#src/domain/location/place/zip-prefixes.ts'
import { stateCode } from '#src/domain/us-states.ts'

/** As many digits as a ZIP code, or ZIP+4, has without the zeros in front. */
const without_zeros = /^(?:\d{3,4}|\d{7,8})$/

/**
 * Spreadsheets take 02134 for a number and drop what stands in front. It is put back where ZIP codes of the state begin so;
 * anywhere else a digit is missing, and the text stays as it is, to be refused. `state` as somebody has written it.
 */
export function readZip(text: string, state: string): string {
  if (!without_zeros.test(text)) return text
  const restored = text.padStart(text.length < 5 ? 5 : 9, '0')
  const code = stateCode(state.length === 2 ? state.toUpperCase() : state)
  return code !== null && statesOfZip(restored).includes(code) ? restored : text
}
