import type { Occurrence } from '#src/engines/audit/checks/check.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'

/** A run of one row of keys; words of it alone, such as "salad", are in the dictionary and never come here. */
const of_the_keyboard = /^[asdfghjkl]{5,}$|asdf|sdfg|dfgh|lkjh|qwert|wertyu|zxcv|xcvb/i
/** "Aakash Kumar" is somebody. */
const is_name = /^\p{Lu}\p{Ll}+(?: \p{Lu}\.?)?(?: \p{Lu}\p{Ll}+){1,2}$/u
const has_price = /\$ ?\d/
const is_run = /asdf|sdfg|dfgh|lkjh|qwert|wertyu|zxcv|xcvb/i
const most_words = 3

/** Text that somebody typed to fill the place, and that is no word: “asdlkfj”. Each stands nearly alone. */
export function mashedKeysOf({ facts, url }: PageView): Occurrence[] {
  const mailboxes = facts.emails.filter(({ address }) => is_run.test(address)).slice(0, 3)
  const of_mail = mailboxes.map(({ address, line }): Occurrence => ({ url, line, evidence: address }))
  const of_text = facts.odd_words.flatMap(({ block, at, line }) => {
    const { text = '', element = '' } = facts.text.blocks[block] ?? {}
    const word = /^[a-z]+/i.exec(text.slice(at))?.[0] ?? ''
    if (!of_the_keyboard.test(word) || text.split(' ').length > most_words) return []
    // What has its price is a dish, or something on sale.
    if ((is_name.test(text.trim()) || has_price.test(text)) && !is_run.test(word)) return []
    return element === 'code' || element === 'pre' || element === 'label' ? [] : [{ url, line, evidence: text }]
  })
  return [...of_text, ...of_mail]
}
