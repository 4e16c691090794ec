import type { Tag } from '../walk-tags.ts'

/** The `<html>` tag of a page. */
export function rootOf(html: string): Tag {
  const attributes = /<html(\s[^<>]{0,2000})/i.exec(html)?.[1] ?? ''
  const names = /\sclass\s*=\s*["']?([^"'>]{0,500})/i.exec(attributes)?.[1] ?? ''
  return { name: 'html', attributes, classes: names.split(/\s+/).filter(Boolean) }
}
