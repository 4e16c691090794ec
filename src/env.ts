import { z } from 'zod'
import type { Brand } from '#src/domain/brand.ts'
import { type FilesAddress, readFilesAddress } from '#src/platform/files/files-address.ts'

const oneLine = (longest: number) =>
  z
    .string()
    .regex(/^[^\p{Cc}]+$/u, 'must be one line of text')
    .max(longest, `must be at most ${longest} characters`)

const portNumber = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535')
  .transform(Number)
  .refine(number => number <= 65_535, 'must be a port number from 0 to 65535')

/** Whether a URL can be made of `text`, with a host and a log-in of which its user can make sense. */
function isAddress(text: string): boolean {
  try {
    const { hostname, username, password } = new URL(text)
    decodeURIComponent(username + password)
    return /^(\[[\da-f:.]+\]|[\w.-]+)$/i.test(hostname)
  } catch {
    return false
  }
}

const origin = z
  .string()
  .refine(
    text => /^https?:\/\/[^/?#\s@]+\/?$/i.test(text) && isAddress(text),
    'must be an origin such as https://www.example.com, without a path',
  )
  .transform(text => new URL(text).origin)

const proxies = z
  .string()
  .transform(text =>
    text
      .split(',')
      .map(part => part.trim())
      .filter(Boolean),
  )
  .pipe(
    z.array(
      z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], 'must be addresses or CIDR ranges separated by commas'),
    ),
  )

const brandVariables = z.object({
  BRAND_NAME: oneLine(60).default('Porchlight Local'),
  BRAND_PARENT: oneLine(80).default('Porchlight Holdings LLC'),
  BRAND_EMAIL: z.email('must be an e-mail address').max(254).default('hello@porchlight.example'),
  BRAND_PHONE: oneLine(24)
    .regex(/^(\+?1[\s.-]*)?(\D*\d){10}\D*$/, 'must be a US phone number such as (904) 555-0142')
    .default('(904) 555-0142'),
  BRAND_ADDRESS: oneLine(160).default('Jacksonville, Florida'),
})

const variables = brandVariables.extend({
  PORT: portNumber.default(3000),
  HOST: oneLine(253).optional(),
  SITE_URL: origin.optional(),
  DATA_DIR: oneLine(4096).default('./.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/, 'must be an address such as postgresql://user:password@host:5432/name')
    .optional(),
  SMTP_URL: z
    .string()
    .refine(
      text => /^smtps?:\/\/\S+$/.test(text) && isAddress(text),
      'must be an address such as smtp://user:password@host:587, with % and @ in the password written as %25 and %40',
    )
    .optional(),
  MAIL_FROM: oneLine(200)
    .regex(/^([^<>]*<)?[^\s<>@]+@[^\s<>@]+>?$/, 'must be an address such as Porchlight <hello@example.com>')
    .optional(),
  FILES_URL: z
    .string()
    .refine(
      text => readFilesAddress(text) !== undefined,
      'must be file:///folder or s3://key:secret@host/bucket?region=name, with / + and @ in the secret written as %2F %2B and %40',
    )
    .transform(readFilesAddress)
    .optional(),
  ADMIN_EMAIL: z.email('must be an e-mail address').max(254).optional(),
  ADMIN_PASSWORD: oneLine(1024).optional(),
  CHROME_PATH: oneLine(4096).optional(),
  LAB_SPEED: z.enum(['on', 'off'], 'must be on or off').default('on'),
  TRUSTED_PROXIES: proxies.default([]),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error'], 'must be debug, info, warn or error').default('info'),
})

/** Every setting of the running program; names are those of the environment in lower case. */
export type Settings = {
  port: number
  /** Undefined: every interface. */
  host: string | undefined
  /** Origin under which visitors reach the site; undefined: http://localhost and the port. */
  site_url: string | undefined
  data_dir: string
  /** Undefined: the embedded PostgreSQL in `data_dir`. */
  database_url: string | undefined
  /** Undefined: each message becomes a file in `data_dir`/mail. */
  smtp_url: string | undefined
  mail_from: string
  /** Where pictures are kept; undefined: in `data_dir`/files. */
  files: FilesAddress | undefined
  /** Who becomes the first admin, as long as there is none. */
  admin: { email: string; password: string } | undefined
  /** The browser that measures the speed of audited pages; undefined: the system's, or the packaged one. */
  chrome_path: string | undefined
  /** Whether a browser measures start pages for free checks. */
  lab_speed: 'on' | 'off'
  /** Addresses and CIDR ranges whose X-Forwarded-For is believed. */
  trusted_proxies: string[]
  log_level: 'debug' | 'info' | 'warn' | 'error'
  brand: Brand
  /** Names of the variables that are set; what the others would say is a default. */
  given: readonly string[]
}

export type ReadSettings = { ok: true; settings: Settings } | { ok: false; problems: string[] }

type Environment = Record<string, string | undefined>

/** An empty variable counts as an absent one, as container files often leave them. */
function present(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))
}

function sentences(error: z.ZodError): string[] {
  return error.issues.map(issue => `${String(issue.path[0])} ${issue.message}.`)
}

function toBrand(read: z.infer<typeof brandVariables>): Brand {
  return {
    name: read.BRAND_NAME,
    parent: read.BRAND_PARENT,
    email: read.BRAND_EMAIL,
    phone: read.BRAND_PHONE,
    address: read.BRAND_ADDRESS,
  }
}

function toAdmin({ ADMIN_EMAIL, ADMIN_PASSWORD }: z.infer<typeof variables>): Settings['admin'] {
  if (ADMIN_EMAIL === undefined || ADMIN_PASSWORD === undefined) return undefined
  return { email: ADMIN_EMAIL, password: ADMIN_PASSWORD }
}

/** Origin under which visitors reach the site. */
export function siteOrigin({ site_url, port }: Pick<Settings, 'site_url' | 'port'>): string {
  return site_url ?? `http://localhost:${port}`
}

/** How free checks measure start pages; undefined: no browser takes part. */
export function labSettings({ lab_speed, chrome_path }: Settings): { chrome_path: string | undefined } | undefined {
  return lab_speed === 'on' ? { chrome_path } : undefined
}

/** Reads all settings once; `problems` are sentences that name the variable and what it must be. */
export function readSettings(environment: Environment = process.env): ReadSettings {
  const set = present(environment)
  const read = variables.safeParse(set)
  if (!read.success) return { ok: false, problems: sentences(read.error) }
  if ((read.data.ADMIN_EMAIL === undefined) !== (read.data.ADMIN_PASSWORD === undefined)) {
    return { ok: false, problems: ['ADMIN_EMAIL and ADMIN_PASSWORD must be set together.'] }
  }
  const brand = toBrand(read.data)
  return {
    ok: true,
    settings: {
      port: read.data.PORT,
      host: read.data.HOST,
      site_url: read.data.SITE_URL,
      data_dir: read.data.DATA_DIR,
      database_url: read.data.DATABASE_URL,
      smtp_url: read.data.SMTP_URL,
      mail_from: read.data.MAIL_FROM ?? `${brand.name} <${brand.email}>`,
      files: read.data.FILES_URL,
      admin: toAdmin(read.data),
      chrome_path: read.data.CHROME_PATH,
      lab_speed: read.data.LAB_SPEED,
      trusted_proxies: read.data.TRUSTED_PROXIES,
      log_level: read.data.LOG_LEVEL,
      brand,
      given: Object.keys(variables.shape).filter(name => name in set),
    },
  }
}

/** The part of the settings that is written into the built pages. Throws on a wrong one: a build must not go on. */
export function readBrand(environment: Environment = process.env): Brand {
  const read = brandVariables.safeParse(present(environment))
  if (!read.success) throw new Error(sentences(read.error).join(' '))
  return toBrand(read.data)
}

/** The environment for a program that we start, with some variables set anew. */
export function environmentWith(variables: Record<string, string>): Environment {
  return { ...process.env, ...variables }
}
