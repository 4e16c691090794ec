import { expect, test } from 'vitest'
import { langInvalid, langMissing } from '#src/engines/audit/checks/accessibility/language.ts'
import { viewOf } from '#tests/support/audit/audit-views.ts'

const page = (html: string) => viewOf({ html: `<!doctype html>\n${html}<head></head><body></body></html>` })

test.each([
  ['<html>', 2, '<html> without lang'],
  ['<html lang="">', 2, '<html lang="">'],
  ['<html xml:lang="en">', 2, '<html> without lang'],
  ['', null, 'No <html> tag'],
])('%s names no language', (html, line, evidence) => {
  expect(langMissing.look(page(html))).toMatchObject({ occurrences: [{ line, evidence }] })
  expect(langInvalid.look(page(html)).state).toBe('not_applicable')
})

test.each(['english', 'en_US', 'jp', 'cn', 'gr', '{{ lang }}', 'e', 'en-UK', 'eng', 'spa-US'])(
  'lang="%s" is no language',
  lang => {
    expect(langInvalid.look(page(`<html lang="${lang}">`))).toMatchObject({
      occurrences: [{ evidence: `<html lang="${lang}">` }],
    })
  },
)

test.each(['en', 'EN-us', 'en-GB', 'es-419', 'zh-Hant-TW', 'haw', 'fil', ' en ', 'x-klingon'])(
  'lang="%s" is one',
  lang => {
    expect(langMissing.look(page(`<html lang="${lang}">`)).state).toBe('ok')
    expect(langInvalid.look(page(`<html lang="${lang}">`)).state).toBe('ok')
  },
)
