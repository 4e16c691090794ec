const number = String.raw`\$?\d[\d,]*(?:\.\d+)?`
const sum = new RegExp(String.raw`(${number}(?:\s*[+−×÷]\s*${number})+)\s*=\s*(${number})`, 'gu')

const amount = (text: string) => Number(text.replaceAll(/[$,\s]/g, ''))

function product(text: string): number {
  const [first = '', ...rest] = text.split(/([×÷])/)
  return rest.reduce((value, part, index) => {
    if (index % 2 === 0) return value
    return rest[index - 1] === '×' ? value * amount(part) : value / amount(part)
  }, amount(first))
}

function total(text: string): number {
  const [first = '', ...rest] = text.split(/([+−])/)
  return rest.reduce((value, part, index) => {
    if (index % 2 === 0) return value
    return rest[index - 1] === '+' ? value + product(part) : value - product(part)
  }, product(first))
}

/** The sums written out in a text, such as "6 ÷ 3 × $240 = $480", that do not come out as written (to half a unit). */
export function wrongSums(text: string): string[] {
  return [...text.matchAll(sum)]
    .filter(([, left = '', right = '']) => Math.abs(total(left) - amount(right)) > 0.5)
    .map(([written]) => written)
}

/** How many sums a text writes out. */
export function countSums(text: string): number {
  return [...text.matchAll(sum)].length
}
