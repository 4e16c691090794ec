const product = /calc\((-?[\d.]+)(rem|px) ?\* ?(-?[\d.]+)\)/g
const difference = /calc\((-?[\d.]+) - (-?[\d.]+)\)/g

/** As style sheets write numbers: six digits at most, no zero before the point. */
function short(number: number): string {
  return String(Number(number.toFixed(6))).replace(/^(-?)0\./, '$1.')
}

/** `value` with the results of its sums of constants: `calc(.25rem * 6)` is `1.5rem`. */
export function foldSums(value: string): string {
  const folded = value
    .replace(difference, (_, left, right) => short(Number(left) - Number(right)))
    .replace(product, (_, left, unit, right) => short(Number(left) * Number(right)) + unit)
  return folded === value ? value : foldSums(folded)
}
