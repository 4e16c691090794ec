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

/** Overrides show any letters the other way round, so that a name reads as another one. No writing needs them. */
const overrides = /[\u202D\u202E]/g

/** Embeddings, overrides and isolates with their ends. */
const directionControls = /[\u202A-\u202E\u2066-\u2069]/g

/** A letter of a script that is written from right to left. */
const rightToLeftLetter = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/**
 * The text without what would show it in another order than it is written in. Such marks come along unseen with phone
 * numbers out of address books, so they are taken out rather than refused. Text with letters written from right to left
 * keeps its embeddings and isolates, which set Latin words among them in order.
 */
export function withoutDirectionControls(text: string): string {
  return text.replace(rightToLeftLetter.test(text) ? overrides : directionControls, '')
}

export function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}
