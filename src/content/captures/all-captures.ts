import type { PictureWidth } from '#src/domain/picture-widths.ts'

/** A picture of a screen of the product, taken from the running program by `npm run captures` into this folder. */
export type Capture = {
  /** Its source is `{name}.webp`. */
  name: string
  /** Pixels of the source; a test holds them against it. */
  width: number
  height: number
  /** What is seen. */
  alt: string
  caption: string
}

export const captures = {
  check_result: {
    name: 'check-result',
    width: 1600,
    height: 2400,
    alt: 'Screen of a finished free check of the made-up site www.bakery.example: its score out of 100 on a scale from poor to good, and below it the first of three things to fix, with its weight and why it matters.',
    caption: 'Free check: score, and what to fix first',
  },
  check_findings: {
    name: 'check-findings',
    width: 1600,
    height: 2400,
    alt: 'Screen of the same check, further down: findings by section, one of them open with why it matters, what to do, the effort, and the line of the page where it was seen.',
    caption: 'Free check: every finding with its line',
  },
  client_dashboard: {
    name: 'client-dashboard',
    width: 1600,
    height: 2100,
    alt: 'Screen of the client area for a made-up bakery: one thing waits on the owner, below it two locations with the state of their plans, one active and one on trial.',
    caption: 'Client area: what waits on you, and each location',
  },
} as const satisfies Record<string, Capture>

export type CaptureId = keyof typeof captures

/** Where a derived picture of a capture is published. */
export function capturePath({ name }: Capture, width: PictureWidth, format: 'avif' | 'webp'): string {
  return `/captures/${name}-${width}.${format}`
}
