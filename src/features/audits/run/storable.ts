/** U+0000, and halves of characters that take two in UTF-16: a site may hold them, the database cannot. */
function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\ufffd')
}

/** The same value with every text in it as the database can keep it. */
export function storable<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? storableText(part) : part)))
}
