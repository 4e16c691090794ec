import { findPackageJSON } from 'node:module'

/** The manifest of an installed package; undefined where it was left out, as an install may with optional ones. */
export function packageFile(name: string): string | undefined {
  try {
    return findPackageJSON(name, import.meta.url)
  } catch {
    return undefined
  }
}
