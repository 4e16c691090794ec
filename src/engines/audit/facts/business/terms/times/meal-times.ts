/** By when each meal is over, or from when on it is had at the earliest, in minutes of the day. */
export const open_meal = [
  { meal: 'breakfast', words: ['breakfast'], pattern: 'breakfast', opens_before: 11 * 60, closes_after: 0 },
  { meal: 'lunch', words: ['lunch'], pattern: 'lunch', opens_before: 14 * 60 + 30, closes_after: 12 * 60 },
  {
    meal: 'dinner',
    words: ['dinner', 'supper'],
    pattern: '(?:dinner|supper)',
    opens_before: 1_440,
    closes_after: 16 * 60 + 30,
  },
] as const
