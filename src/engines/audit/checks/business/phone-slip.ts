/** Is one number the other with two neighbours swapped, or a digit wrong before the last two? Those tell lines of one office apart. */
export function isSlip(one: string, other: string): boolean {
  if (one.length !== other.length || one.length < 11) return false
  const wrong: number[] = []
  for (let i = 0; i < one.length && wrong.length < 3; i++) if (one[i] !== other[i]) wrong.push(i)
  const [i = 0, j = 0] = wrong
  if (wrong.length === 1) return i < one.length - 2
  return wrong.length === 2 && j === i + 1 && one[i] === other[j] && one[j] === other[i]
}
