import { stateCode } from '#src/engines/audit/facts/business/us-states.ts'

const town_and_state = /\p{Lu}\p{Ll}[\p{L}'’.-]*(,?)(?=\s+(\p{Lu}{2}|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(?!\p{L}))/gu
/** Codes that are words or legal forms too: they tell a state only behind a comma. */
const ambiguous = /^(?:CO|IN|OR|ME|OK|HI|PA)$/

/** Does a text name a town with its state, as "Royse City TX" and "Macon, Georgia" do? */
export function namesTown(text: string): boolean {
  return [...text.matchAll(town_and_state)].some(
    ([, comma, state = '']) => stateCode(state) !== null && (comma === ',' || !ambiguous.test(state)),
  )
}
