import { stateCode } from '#src/domain/us-states.ts'
import { askedOnce } from '#src/engines/audit/facts/known-texts.ts'
import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'
import type { NamedTown } from './named-towns.ts'
import { townsNamed } from './town-table.ts'

const of_a_state = /^([A-Z][a-z]+(?: [A-Z][a-z]+)?)(?: (?:Service )?(?:Areas|Cities|Communities|Locations|Towns))?$/
const of_a_town = /^[A-Z][A-Za-z.'’]+(?: [A-Z][A-Za-z.'’]+){0,2}$/
const longest = 40
const most = 16

export type TownUnderState = { town: NamedTown; text: string; line: number }

const stateOf = askedOnce((text): string | null => {
  const name = text.length <= longest && /^[A-Z]/.test(text) ? of_a_state.exec(text)?.[1] : undefined
  // Two letters are a word as often, and some towns bear the name of a state.
  return name === undefined || name.length < 4 ? null : stateCode(name)
})

/** The towns of lists that stand under the name of a state alone, where one of them at least is in it. */
export function* townsUnderStates(blocks: readonly TextBlock[]): Generator<TownUnderState> {
  for (const [at, head] of blocks.entries()) {
    const state = stateOf(head)
    if (state === null) continue
    const after = blocks.slice(at + 1, at + 1 + most)
    const end = after.findIndex(one => !of_a_town.test(one.text) || townsNamed(one.text).length === 0)
    const listed = end < 0 ? after : after.slice(0, end)
    const isThere = ({ text }: TextBlock) => townsNamed(text).some(town => town.state === state)
    if (listed.length < 2 || !listed.some(isThere)) continue
    for (const { text, line } of listed) {
      const words = text.split(' ')
      yield { town: { words, state, at: 0, end: text.length }, text: `${head.text}: ${text}`, line }
    }
  }
}
