import type { HeaderList } from '#src/domain/outside-fetch.ts'
import { normaliseUrl } from '#src/engines/audit/crawl/normalise-url.ts'

const linkValue = /<([^<>]{1,2048})>((?:\s*;\s*[\w*!-]+\s*(?:=\s*(?:"[^"]*"|[^",;\s]*))?)*)/g

/** The canonical address that a Link header names (RFC 8288), made absolute; undefined without one. */
export function canonicalInHeader(headers: HeaderList, page_url: string): string | undefined {
  for (const [name, value] of headers) {
    if (name !== 'link') continue
    for (const [, target = '', parameters = ''] of value.slice(0, 20_000).matchAll(linkValue))
      if (/;\s*rel\s*=\s*(?:"(?:[^"]*\s)?canonical(?:\s[^"]*)?"|canonical(?=\s*(?:;|$)))/i.test(parameters))
        return normaliseUrl(target, page_url)
  }
  return undefined
}
