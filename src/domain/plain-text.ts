/** \p{Cs} is half of a character that takes two in UTF-16: UTF-8, and so the database, has no way to write it. */
const controlCharacter = /[\p{Cc}\p{Cs}]/u
const controlButLineBreaksAndTabs = /[^\P{Cc}\n\t]|\p{Cs}/u

/** Whether the text can stand on one line: no control character, nothing that cannot be stored. */
export function isOneLine(text: string): boolean {
  return !controlCharacter.test(text)
}

/** The same for text of several lines. */
export function isPlainText(text: string): boolean {
  return !controlButLineBreaksAndTabs.test(text)
}

/**
 * Embeddings, overrides and isolates: they turn the order in which letters are shown, so that a name reads as another one.
 * The marks of right-to-left writing (U+061C, U+200E, U+200F) turn no letter round and stay.
 */
const directionControls = /[\u202A-\u202E\u2066-\u2069]/g

/**
 * The text without what would show it in another order than it is written in. They come along unseen with phone numbers
 * out of address books, so they are taken out rather than refused.
 */
export function withoutDirectionControls(text: string): string {
  return text.replace(directionControls, '')
}

export function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}
