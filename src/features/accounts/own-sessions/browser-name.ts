/** The first name that fits wins: many browsers call themselves by the names of others too. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'an iPhone'],
  [/\biPad\b/, 'an iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'a Chromebook'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'a Mac'],
  [/\bLinux\b/, 'Linux'],
]

function firstFit(user_agent: string, names: readonly (readonly [RegExp, string])[]): string | undefined {
  return names.find(([pattern]) => pattern.test(user_agent))?.[1]
}

/** What a person would call the program behind a User-Agent header, such as "Safari on an iPhone". */
export function browserName(user_agent: string): string {
  const browser = firstFit(user_agent, browsers)
  const system = firstFit(user_agent, systems)
  if (browser === undefined) return system === undefined ? 'Another program' : `A program on ${system}`
  return system === undefined ? browser : `${browser} on ${system}`
}
