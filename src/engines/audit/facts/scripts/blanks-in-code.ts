/** "[Write your answer here.]", "[Add a short quote in your own words.]", "[Your Company Name]" */
const blank =
  /\[(?:(?:Write|Add|Insert|Enter|Put|Describe) (?:an?|the|your|some) [^[\]{}<>()=;\n]{3,70}|Your (?:[A-Za-z]{2,12} ){0,3}(?:Name|Company|Business|City|Phone|Address|Email|name|company|business|city|phone|address|email)(?: [Hh]ere)?)\]/g
const most = 5

/** What a script writes into pages where its maker left the words to the owner, once each. */
export function blanksInCode(code: string): string[] {
  const found = new Set<string>()
  for (const [shown] of code.matchAll(blank)) {
    found.add(shown)
    if (found.size >= most) break
  }
  return [...found]
}
