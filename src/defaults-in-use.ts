import type { Settings } from '#src/env.ts'

type Read = Pick<
  Settings,
  'data_dir' | 'database_url' | 'smtp_url' | 'files' | 'site_url' | 'trusted_proxies' | 'brand'
>

/** One sentence per setting that is left on a default which a real site wants to change. */
export function defaultsInUse(settings: Read): string[] {
  const { data_dir, database_url, smtp_url, files, site_url, trusted_proxies, brand } = settings
  const sentences: string[] = []
  if (site_url === undefined) sentences.push('SITE_URL is not set: links in pages and mail point to this machine.')
  if (database_url === undefined)
    sentences.push(`DATABASE_URL is not set: an embedded PostgreSQL keeps its data in ${data_dir}.`)
  if (smtp_url === undefined) sentences.push(`SMTP_URL is not set: mail is written to ${data_dir}/mail and not sent.`)
  if (database_url !== undefined && files === undefined)
    sentences.push(`FILES_URL is not set: pictures stay on this machine, in ${data_dir}/files.`)
  // We never speak TLS ourselves, so an https address means that something stands in front of us.
  if (site_url?.startsWith('https:') && trusted_proxies.length === 0)
    sentences.push('TRUSTED_PROXIES is not set: visitors who come through a proxy share one limit of messages.')
  if (brand.email.endsWith('.example')) sentences.push(`BRAND_EMAIL is not set: pages show the example ${brand.email}.`)
  if (brand.phone.includes('555-01')) sentences.push(`BRAND_PHONE is not set: pages show the example ${brand.phone}.`)
  return sentences
}
