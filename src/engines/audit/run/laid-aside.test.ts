import { expect, test } from 'vitest'
import { auditCopy, foot, menu, page, site, told } from '#tests/support/crawl/copied-site.ts'

const other = page('Late hours', 'What we once did at night, and do no more.', { menu, foot })

test.each(['late-bak.html', 'late_old.html', 'hours-old2.html', '_events.html'])(
  'a page that nothing leads to is one laid aside by its name: %s',
  async path => {
    expect(told(await auditCopy({ ...site, [path]: other }), 'leftover-page')).toEqual([
      [path, 'an old or unfinished page, by its name'],
    ])
  },
)

test.each(['growing-old.html', 'three-year-old.html', 'old-town.html', 'bold.html', 'bakery.html'])(
  'another by what it is about: %s',
  async path => {
    const report = await auditCopy({ ...site, [path]: other })
    expect(told(report, 'leftover-page')).toBeUndefined()
    expect(told(report, 'orphan-page')?.map(([at]) => at)).toEqual([path])
  },
)
