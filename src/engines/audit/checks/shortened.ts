/** Text as evidence: white space collapsed, cut with an ellipsis. */
export function shortened(text: string, most = 120): string {
  const tidy = text.replace(/\s+/g, ' ').trim()
  return tidy.length > most ? `${tidy.slice(0, most - 1).trimEnd()}…` : tidy
}
