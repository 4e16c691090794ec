const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}

const compressed = new Set(['.avif', '.ico', '.jpeg', '.jpg', '.pdf', '.png', '.webp', '.woff2'])

function extension(path: string): string {
  return /\.[a-z0-9]+$/i.exec(path)?.[0].toLowerCase() ?? ''
}

/** The Content-Type of a file by its name. */
export function mediaType(path: string): string {
  return types[extension(path)] ?? 'application/octet-stream'
}

/** Text in UTF-8 that gains from compression; false for formats that are compressed inside, and for unknown ones. */
export function isText(path: string): boolean {
  return extension(path) in types && !compressed.has(extension(path))
}
