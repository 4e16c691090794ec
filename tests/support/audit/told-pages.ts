import { htmlWith } from '#tests/support/audit/business-page.ts'
import type { ServedPage } from './audit-views.ts'

export const told_origin = 'https://www.calloway.example/'

/** The front page of a business, with these words and this in its head. */
export const home = (body: string, head = ''): ServedPage => ({
  html: htmlWith([], body).replace('</head>', `${head}</head>`),
})
/** Another page of its site. */
export const inner = (body: string, over: Partial<ServedPage> = {}): ServedPage => ({
  html: htmlWith([], body),
  url: `${told_origin}inner/`,
  kind: 'other',
  ...over,
})
export const pages = (one: string, other: string, over: Partial<ServedPage> = {}) => [home(one), inner(other, over)]
export const described = (content: string) => home('<p>Hello</p>', `<meta name="description" content="${content}">`)
export const data = (properties: string) =>
  `<script type="application/ld+json">{"@context":"https://schema.org",${properties}}</script>`
