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

export function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}
