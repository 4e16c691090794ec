import { readSettings } from '#src/env.ts'
import type { Installation } from '#src/features/settings/installation.ts'
import { describeInstallation } from '#src/installation.ts'

/** An installation with these variables in its environment; without any it is on its defaults. */
export function testInstallation(environment: Record<string, string> = {}): Installation {
  const read = readSettings(environment)
  if (!read.ok) throw new Error(read.problems.join(' '))
  return describeInstallation(read.settings)
}
