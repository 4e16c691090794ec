type Refused = { name: string; problems: readonly { message: string }[] }

export type ProblemGroup = { message: string; names: string[] }

/** Who is refused for which reason: each sentence once, the one that most locations share first. */
export function groupProblems(refused: readonly Refused[]): ProblemGroup[] {
  const names = new Map<string, string[]>()
  for (const { name, problems } of refused) {
    for (const message of new Set(problems.map(problem => problem.message))) {
      names.set(message, [...(names.get(message) ?? []), name || 'A location that is gone'])
    }
  }
  return [...names]
    .map(([message, named]) => ({ message, names: named }))
    .sort((a, b) => b.names.length - a.names.length)
}

/** "Bay Street, King Street and 12 more". */
export function namesInWords(names: readonly string[]): string {
  const shown = names.slice(0, 3)
  const more = names.length - shown.length
  return more === 0 ? shown.join(', ') : `${shown.join(', ')} and ${more} more`
}
