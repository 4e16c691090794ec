import type { HeaderList } from '#src/domain/outside-fetch.ts'

/** The HTTP client's header object, one entry a value. */
export function toHeaderList(headers: Readonly<Record<string, string | string[] | undefined>>): HeaderList {
  return Object.entries(headers).flatMap(([name, value]) => {
    if (value === undefined) return []
    const values = typeof value === 'string' ? [value] : value
    return values.map(one => [name.toLowerCase(), one] as const)
  })
}

export function headerOf(headers: HeaderList, name: string): string {
  return headers
    .filter(([each]) => each === name)
    .map(([, value]) => value)
    .join(', ')
}
