import { resolve } from 'node:path'
import { type Settings, siteOrigin } from '#src/env.ts'
import type { Given, Installation } from '#src/features/settings/installation.ts'
import about from '../package.json' with { type: 'json' }

type Read = Pick<
  Settings,
  'brand' | 'site_url' | 'port' | 'data_dir' | 'database_url' | 'smtp_url' | 'mail_from' | 'files' | 'given'
>

/** Host and port of an SMTP address, and neither user nor password. */
function hostOf(smtp_url: string): string {
  const { protocol, hostname, port } = new URL(smtp_url)
  return `${hostname}:${port || (protocol === 'smtps:' ? 465 : 587)}`
}

function placeOfPictures({ files, data_dir }: Pick<Read, 'files' | 'data_dir'>): Installation['pictures'] {
  if (files?.kind === 's3') return { way: 'bucket', place: `${files.endpoint}/${files.prefix}` }
  return { way: 'folder', place: files ? files.folder : resolve(data_dir, 'files') }
}

/** The settings that admins may see. */
export function describeInstallation(settings: Read): Installation {
  const { brand, data_dir, database_url, smtp_url, mail_from } = settings
  const given = (variable: string, value: string): Given => ({
    variable,
    value,
    from: settings.given.includes(variable) ? 'setting' : 'default',
  })
  return {
    brand: {
      name: given('BRAND_NAME', brand.name),
      parent: given('BRAND_PARENT', brand.parent),
      email: given('BRAND_EMAIL', brand.email),
      phone: given('BRAND_PHONE', brand.phone),
      address: given('BRAND_ADDRESS', brand.address),
    },
    site_origin: given('SITE_URL', siteOrigin(settings)),
    mail: {
      way: smtp_url === undefined ? 'files' : 'smtp',
      place: smtp_url === undefined ? resolve(data_dir, 'mail') : hostOf(smtp_url),
      sender: given('MAIL_FROM', mail_from),
    },
    database: database_url === undefined ? 'embedded' : 'remote',
    pictures: placeOfPictures(settings),
    version: about.version,
  }
}
