import { parseArgs } from 'node:util'
import type { Severity } from '#src/engines/audit/checks/check.ts'
import type { GivenBusiness } from '#src/engines/audit/given-business.ts'

const auditFormats = ['text', 'json', 'ndjson', 'csv', 'sarif', 'html'] as const
export type AuditFormat = (typeof auditFormats)[number]

const failingSeverities = ['low', 'medium', 'high', 'critical'] as const
const linkChoices = ['site', 'all'] as const
const labChoices = ['auto', 'off'] as const
const mostPages = 100_000
const usualPages = 500

export const auditUsage = `  audit <URL>  read a site as a local SEO consultant would, and report; needs no database
             --pages <number>  at most so many pages, ${usualPages} unless said otherwise
             --format ${auditFormats.join('|')}
             --out <file>  write the report there
             --as-origin <URL>  audit a folder, or a copy served elsewhere, as if it stood at this address
             --allow-private  also read addresses of this machine and its network
             --links ${linkChoices.join('|')}  check the links of the site only, unless all are wished: then other sites are asked too
             --lab ${labChoices.join('|')}  measure the speed of the home page in a browser where there is one, which loads all that the page
                            loads, other companies' parts included; off leaves it out
             --name, --phone, --address, --city  what is right of the business, to compare the site with
             --fail-on ${failingSeverities.join('|')}  end with 1 when a finding is as grave
`

export type AuditRequest = {
  /** An address, or with `as_origin` also a folder. */
  target: string
  pages: number
  format: AuditFormat
  out: string | undefined
  as_origin: string | undefined
  allow_private: boolean
  links: 'site' | 'all'
  lab: 'auto' | 'off'
  given: GivenBusiness
  fail_on: Severity | undefined
}

type Read = { ok: true; request: AuditRequest } | { ok: false; problem: string }

const options = {
  pages: { type: 'string' },
  format: { type: 'string' },
  out: { type: 'string' },
  'as-origin': { type: 'string' },
  'allow-private': { type: 'boolean' },
  links: { type: 'string' },
  lab: { type: 'string' },
  name: { type: 'string' },
  phone: { type: 'string' },
  address: { type: 'string' },
  city: { type: 'string' },
  'fail-on': { type: 'string' },
} as const

type Values = ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>['values']

function oneOf<T extends string>(value: string | undefined, choices: readonly T[]): T | undefined {
  return choices.find(choice => choice === value)
}

/** The first value that is not understood, as a sentence. */
function problemOf(values: Values): string | undefined {
  const { pages, format, links, lab, 'fail-on': fail_on, 'as-origin': as_origin } = values
  if (pages !== undefined && !(/^[1-9]\d*$/.test(pages) && Number(pages) <= mostPages))
    return `--pages must be a whole number from 1 to ${mostPages}.`
  if (format !== undefined && !oneOf(format, auditFormats)) return `--format must be one of ${auditFormats.join(', ')}.`
  if (links !== undefined && !oneOf(links, linkChoices)) return `--links must be one of ${linkChoices.join(', ')}.`
  if (lab !== undefined && !oneOf(lab, labChoices)) return `--lab must be one of ${labChoices.join(', ')}.`
  if (fail_on !== undefined && !oneOf(fail_on, failingSeverities))
    return `--fail-on must be one of ${failingSeverities.join(', ')}.`
  if (as_origin !== undefined && !/^https?:$/.test(URL.parse(as_origin)?.protocol ?? ''))
    return '--as-origin must be a web address, for example https://www.example.com.'
  return undefined
}

function parse(words: readonly string[]) {
  try {
    return { ok: true, ...parseArgs({ args: [...words], options, allowPositionals: true }) } as const
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? error.message : String(error) } as const
  }
}

/** Reads the words after `audit`; a wrong one is named in a sentence. */
export function readAuditArguments(words: readonly string[]): Read {
  const parsed = parse(words)
  if (!parsed.ok) return parsed
  const { values, positionals } = parsed
  const [target] = positionals
  if (target === undefined || positionals.length > 1)
    return { ok: false, problem: 'Name one address to audit, for example https://example.com.' }
  const problem = problemOf(values)
  if (problem !== undefined) return { ok: false, problem }
  const as_origin = values['as-origin']
  const allow_private = values['allow-private'] ?? false
  const { name = null, phone = null, address = null, city = null } = values
  return {
    ok: true,
    request: {
      target,
      pages: Number(values.pages ?? usualPages),
      format: oneOf(values.format, auditFormats) ?? 'text',
      out: values.out,
      as_origin,
      allow_private,
      // Nobody but the audited site is asked anything, unless that is wished.
      links: oneOf(values.links, linkChoices) ?? 'site',
      lab: oneOf(values.lab, labChoices) ?? 'auto',
      given: { name, phone, address, city, keyword: null },
      fail_on: oneOf(values['fail-on'], failingSeverities),
    },
  }
}
