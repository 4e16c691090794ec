const first_sizes: Readonly<Record<string, number>> = { h1: 2, h2: 1.5, h3: 1.17, h5: 0.83, h6: 0.67, small: 0.83 }
const words: Readonly<Record<string, number>> = {
  'xx-small': 9,
  'x-small': 10,
  small: 13,
  medium: 16,
  large: 18,
  'x-large': 24,
  'xx-large': 32,
}
const control_size = 13.333

type Around = { parent: number | undefined; root: number | undefined }

/** The size of an element's letters in pixels; undefined where that depends on the screen or is not known. */
export function letterSize(name: string, written: string | undefined, { parent, root }: Around): number | undefined {
  if (written === undefined) return undefined
  if (written === '') {
    if (name === 'button') return control_size
    const share = Object.hasOwn(first_sizes, name) ? first_sizes[name] : undefined
    return parent === undefined ? undefined : parent * (share ?? 1)
  }
  if (written === 'inherit' || written === 'unset') return parent
  if (Object.hasOwn(words, written)) return words[written]
  const [, number = '', unit] = /^([\d.]+)(px|pt|pc|rem|em|%)$/.exec(written) ?? []
  const value = Number(number)
  if (number === '' || !Number.isFinite(value)) return undefined
  if (unit === 'px') return value
  if (unit === 'pt') return (value * 4) / 3
  if (unit === 'pc') return value * 16
  const base = unit === 'rem' ? root : parent
  return base === undefined ? undefined : base * (unit === '%' ? value / 100 : value)
}

/** What <font size="1"> to "7" came out as, in words of styles; sizes beside the usual one are written +1 and -1. */
const of_font_tag: Readonly<Record<string, string>> = {
  '1': 'x-small',
  '2': 'small',
  '3': 'medium',
  '4': 'large',
  '5': 'x-large',
  '6': 'xx-large',
  '7': '48px',
  '-1': 'small',
  '-2': 'x-small',
  '+1': 'large',
  '+2': 'x-large',
  '+3': 'xx-large',
}
const font_size = /\ssize\s*=\s*["']?\s*([+-]?\d)\b/i

/** The size that a tag asks for by itself. */
export function sizeOfTag(name: string, attributes: string): string {
  return name === 'font' ? (of_font_tag[font_size.exec(attributes)?.[1] ?? ''] ?? '') : ''
}
