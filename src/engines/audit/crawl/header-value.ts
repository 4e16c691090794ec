import type { HeaderList } from '#src/domain/outside-fetch.ts'

/** The first value of a header, its name in lower case. */
export function headerValue(headers: HeaderList, name: string): string | undefined {
  return headers.find(([each]) => each === name)?.[1]
}

/** "text/html" of "Text/HTML; charset=utf-8"; empty without the header. */
export function mediaType(headers: HeaderList): string {
  const [type = ''] = (headerValue(headers, 'content-type') ?? '').split(';')
  return type.trim().toLowerCase()
}
