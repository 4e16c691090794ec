import type { ExtractorResultDetailed } from 'purgecss'

const tag = /<([a-z][a-z0-9-]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*\/?>/gi
const attribute = /([^\s"'<>/=]+)(?:="([^"]*)")?/g
const wordless = /<(script|style)\b([^>]*)>[\s\S]*?<\/\1>/gi

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (whole, name: string) => entities[name] ?? whole)
}

/** Every tag, class, id and attribute that the markup of a page built by React names: what its CSS can match at all. */
export function usedNames(html: string): ExtractorResultDetailed {
  const names = { tags: new Set<string>(), classes: new Set<string>(), ids: new Set<string>() }
  const attributes = { names: new Set<string>(), values: new Set<string>() }
  for (const [, tag_name = '', text = ''] of html.replace(wordless, '<$1$2>').matchAll(tag)) {
    names.tags.add(tag_name.toLowerCase())
    for (const [, name = '', raw = ''] of text.matchAll(attribute)) {
      const value = decode(raw)
      attributes.names.add(name.toLowerCase())
      attributes.values.add(value)
      if (name === 'id') names.ids.add(value)
      if (name === 'class') for (const word of value.split(/\s+/)) names.classes.add(word)
    }
  }
  return {
    tags: [...names.tags],
    classes: [...names.classes],
    ids: [...names.ids],
    attributes: { names: [...attributes.names], values: [...attributes.values] },
    undetermined: [],
  }
}
