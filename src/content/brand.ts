import type { Brand } from '#src/domain/brand.ts'

declare const __BRAND__: Brand

/** The brand of this build: BRAND_* settings, written in by the build. Pages only; the server reads its settings. */
export const brand: Brand = __BRAND__
