import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { onWorkingPages } from '#src/engines/audit/checks/where-it-applies.ts'

const lengths: Record<string, number> = { sha256: 44, sha384: 64, sha512: 88 }

/** One hash of an integrity attribute, by Subresource Integrity, 3.2. */
function isSound(token: string): boolean {
  const [, algorithm = '', digest = ''] = /^(sha\d+)-([A-Za-z0-9+/_-]+={0,2})(?:\?.*)?$/.exec(token) ?? []
  return lengths[algorithm] === digest.length
}

type Guarded = { line: number; url: string | null; integrity: string | null; crossorigin: string | null }

function faultIn({ url, integrity, crossorigin }: Guarded, page_url: string): string | undefined {
  const tokens = (integrity ?? '').split(/\s+/).filter(Boolean)
  if (tokens.length === 0 || !url?.startsWith('http')) return undefined
  if (!tokens.some(isSound)) return `integrity="${shortened(integrity ?? '', 60)}" is no valid hash`
  const foreign = new URL(url).origin !== new URL(page_url).origin
  return foreign && crossorigin === null ? 'integrity without crossorigin: browsers refuse the file' : undefined
}

export const sriInvalid: PageCheck = {
  id: 'sri-invalid',
  section: 'security',
  scope: 'page',
  severity: 'medium',
  title: 'The seal on a script or style from another server is broken',
  why: 'Browsers either refuse the file, so that the page does not work, or run it unchecked.',
  mend: 'Copy the whole tag again from the page of the maker, with integrity and crossorigin.',
  source: 'https://www.w3.org/TR/sri-2/',
  look: onWorkingPages(({ url, facts }) => {
    const sealed: Guarded[] = [...facts.scripts, ...facts.stylesheets].filter(({ integrity }) => integrity !== null)
    if (sealed.length === 0) return notApplicable
    return foundAll(
      sealed.flatMap((file): Occurrence[] => {
        const fault = faultIn(file, url)
        return fault ? [{ url, line: file.line, evidence: `${shortened(file.url ?? '', 80)}: ${fault}` }] : []
      }),
    )
  }),
}
