/** Places of an invented shop at 49 points, row by row from the northwest; null: not among the first twenty. */
export const exampleRanks: readonly (number | null)[] = [
  [16, 14, 10, 10, 12, 15, null],
  [13, 9, 6, 6, 7, 11, 14],
  [9, 6, 3, 1, 4, 7, 13],
  [9, 3, 2, 1, 3, 6, 11],
  [10, 5, 2, 1, 4, 6, 10],
  [11, 7, 4, 5, 5, 9, 14],
  [null, 11, 9, 8, 9, 12, 18],
].flat()

export type RankBand = 'top' | 'near' | 'far' | 'none'

export function bandOf(rank: number | null): RankBand {
  if (rank === null) return 'none'
  if (rank <= 3) return 'top'
  return rank <= 10 ? 'near' : 'far'
}
