import { z } from 'zod'
import { isOneLine, isPlainText, withLineFeeds, withoutDirectionControls } from '#src/domain/plain-text.ts'

const asked = 'Please write text.'

/** `it` is what the sentences of refusal call the text, `ask` what they say where there is none. */
const written = (longest: number, it: string, ask: string) =>
  z
    .string(ask)
    .overwrite(text => withLineFeeds(withoutDirectionControls(text)))
    .trim()
    .max(longest, `Please keep ${it} to ${longest} characters or fewer.`)

/**
 * Text of one line that somebody writes and others read. Every schema takes its texts from here, so that none of them
 * keeps marks that show its letters in another order, characters nobody can see, or half of a character.
 */
export const line = (longest: number, it = 'this', ask = asked) =>
  written(longest, it, ask).refine(isOneLine, `Please write ${it} on one line, in plain text.`)

/** The same for text of several lines. */
export const lines = (longest: number, it = 'this', ask = asked) =>
  written(longest, it, ask).refine(isPlainText, `Please write ${it} in plain text.`)

/** The longest that an address of mail can be, in characters. */
const longestEmail = 254

const emailExample = 'Please write an email address such as name@example.com.'

export const emailAddress = (it: string, ask: string, whenEmpty = emailExample) =>
  line(longestEmail, it, ask).min(1, whenEmpty).regex(z.regexes.email, emailExample)
