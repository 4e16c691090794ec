import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { sentinelOrigin } from '#src/domain/site-origin.ts'

const words = 'We put your business right on the map. '.repeat(60)

function page(title: string, script = ''): string {
  return `<!doctype html><html lang="en-US"><head><title>${title}</title><link rel="canonical" href="${sentinelOrigin}/"><style>p{margin:0}</style></head><body><p>${words}</p>${script}</body></html>`
}

const script = `export const words = ${JSON.stringify(words)}`

const files: Record<string, string | Buffer> = {
  'manifest.json': JSON.stringify({
    not_found_paths: ['/not-found', '/services/florida'],
    app_paths: ['/client', '/client/:id'],
    secret_file: 'secrets/__secret/index.html',
  }),
  'client/index.html': page('Home'),
  'client/what-we-do/index.html': page('What we do'),
  'client/contact-us/index.html': page('Contact us', '<script>window.context = {}</script>'),
  'client/not-found/index.html': page('Page not found'),
  'client/services/florida/index.html': page('Florida, page not found'),
  'client/robots.txt': `User-agent: *\nSitemap: ${sentinelOrigin}/sitemap.xml\n`,
  'client/site.webmanifest': '{}',
  'client/assets/app-1.js': script,
  'client/assets/app-1.js.br': brotliCompressSync(script),
  'client/assets/app-1.js.zst': zstdCompressSync(script),
  'client/assets/app-1.js.gz': gzipSync(script),
  'client/images/shop.webp': Buffer.from('RIFF'),
  'client/cards/home.png': Buffer.from('PNG'),
  'client/.vite/manifest.json': '{}',
  'client/__spa-fallback.html': page('Fallback'),
  'client/secrets/__secret/index.html': page('Secret'),
}

/** Writes a small built site as the build leaves it and answers its folder. */
export async function writeBuiltFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-build-'))
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  return folder
}
