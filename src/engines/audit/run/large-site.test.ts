import { expect, test } from 'vitest'
import { allChecks } from '#src/engines/audit/checks/all-checks.ts'
import type { SitePage } from '#src/engines/audit/checks/site-view.ts'
import type { SiteIndexRow } from '#src/engines/audit/facts/site/site-index-row.ts'
import { siteOf } from '#tests/support/audit/audit-views.ts'
import { calloway, htmlWith } from '#tests/support/audit/business-page.ts'
import { processorTime } from '#tests/support/machine/processor-time.ts'

const page_count = 4_000
/** Processor milliseconds for one check; a comparison of each page with each other takes twenty times as long. */
const bound = 600

/** A row with its lists unpacked, so that it can be changed. */
function unpacked(row: SiteIndexRow): SiteIndexRow {
  const { constructor: _, ...lists } = Object.getOwnPropertyDescriptors(Object.getPrototypeOf(row))
  return { ...row, ...Object.fromEntries(Object.entries(lists).map(([name, { get }]) => [name, get?.call(row)])) }
}

/** A chain: every page is for another branch, in one of a few streets, with words of its own. */
function branch(page: SitePage, i: number): SitePage {
  const url = `https://www.calloway.example/branch-${i}/`
  const address = {
    line: 9,
    footer: true,
    text: `${i} Oak St, Savannah, GA 31401`,
    from: 'text' as const,
    phone: '',
    week: null,
    goals: '',
  }
  const key = `${i} ${['oak', 'bay', 'pine'][i % 3]} st||savannah|GA|31401`
  const row = {
    ...unpacked(page.row),
    page: i,
    title: `Branch ${i}`,
    title_hash: i,
    main_sketch: page.row.main_sketch.map((bin, at) => bin + i * (at + 1)),
    addresses: [
      { ...address, key },
      { ...address, key, from: 'structured-data' as const },
    ],
    phones: [
      {
        e164: `+1912${2_000_000 + i}`,
        text: '',
        from: 'text' as const,
        footer: true,
        fax: false,
        called: false,
        line: 9,
      },
    ],
    links: Uint32Array.from([(i * 4) % page_count, (i * 4 + 1) % page_count]),
  }
  return { ...page, url, kind: 'other', response: { ...page.response, url, final_url: url }, row }
}

const home = siteOf([{ html: htmlWith([calloway], `<main><p>${'we mend drains and pipes '.repeat(40)}</p></main>`) }])
const [first] = home.pages
const pages = first ? Array.from({ length: page_count }, (_, i) => (i === 0 ? first : branch(first, i))) : []
const by_url = new Map(pages.map((page, i) => [page.url, { page, i }]))
const site = {
  ...home,
  pages,
  pageAt: (url: string) => by_url.get(url)?.page,
  urlOf: (id: number) => pages[id]?.url ?? '',
  idOf: (url: string) => by_url.get(url)?.i,
}

test.each(allChecks.filter(({ scope }) => scope === 'site').map(check => [check.id, check] as const))(
  '%s does not compare each of thousands of pages with each other',
  (_, check) => {
    const look = () => void (check.scope === 'site' && check.look(site))
    expect(processorTime(look)).toBeLessThan(bound)
  },
)
