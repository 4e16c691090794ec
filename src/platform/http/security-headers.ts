import { contentSecurityPolicy, type InlineHashes } from '#src/platform/http/content-security-policy.ts'

export type Header = readonly [name: string, value: string]

const nothingInline: InlineHashes = { scripts: [], styles: [] }

const closedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
]

type Options = {
  /** Visitors reach the site by https: only then may a browser be told to insist on it. */
  https: boolean
  inline?: InlineHashes
  /** Others may embed the answer, as social sites do with cards. */
  shared?: boolean
}

/** The headers that stand on every answer, whatever its status. */
export function securityHeaders({ https, inline = nothingInline, shared = false }: Options): Header[] {
  const headers: Header[] = [
    ['Content-Security-Policy', contentSecurityPolicy(inline, https)],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', closedFeatures.map(feature => `${feature}=()`).join(', ')],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', shared ? 'cross-origin' : 'same-origin'],
  ]
  if (https) headers.push(['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'])
  return headers
}
