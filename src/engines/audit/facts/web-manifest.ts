/** What a web manifest tells: the file by which a phone puts a site on its home screen. */
export type WebManifest = {
  /** Nothing that a browser could read. */
  invalid: boolean
  name: string
  short_name: string
  /** Addresses of its icons, resolved. */
  icons: readonly string[]
}

const most_icons = 12
const most_name = 120

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, most_name) : '')
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    return undefined
  }
}

/** Reads the text of a manifest; `url` is its own address, by which its icons are found. */
export function webManifest(text: string, url: string): WebManifest {
  const value = parsed(text)
  if (!isRecord(value) || Array.isArray(value)) return { invalid: true, name: '', short_name: '', icons: [] }
  const listed = Array.isArray(value.icons) ? value.icons.slice(0, most_icons) : []
  const icons = listed.flatMap((icon: unknown) => {
    const src = isRecord(icon) ? textOf(icon.src) : ''
    return src === '' ? [] : (URL.parse(src, url)?.href ?? [])
  })
  return { invalid: false, name: textOf(value.name), short_name: textOf(value.short_name), icons }
}

/** Is it such a file, by its name? */
export const isWebManifest = (url: string): boolean =>
  /\.webmanifest(?:[?#]|$)|manifest[\w.-]*\.json(?:[?#]|$)/i.test(url)
