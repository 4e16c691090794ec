import { decodeHTML, decodeHTMLAttribute } from 'entities'

/** Text with its character references decoded, by the rules for text. */
export const decodeText = (text: string): string => (text.includes('&') ? decodeHTML(text) : text)

/** The same by the rules for attributes, where `&copy=1` is no copyright sign. */
export const decodeAttribute = (value: string): string => (value.includes('&') ? decodeHTMLAttribute(value) : value)
