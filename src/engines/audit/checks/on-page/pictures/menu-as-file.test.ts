import { expect, test } from 'vitest'
import { site_url, siteOf } from '#tests/support/audit/audit-views.ts'
import { menuAsFile } from './menu-as-file.ts'

const picture = '<img src="full-menu.jpg" alt="Our full menu">'
const look = (body: string, over = {}, menu = '') =>
  menuAsFile.look(
    siteOf(
      [
        { html: `<title>Calloway Kitchen</title><body>${body}</body>` },
        ...(menu === ''
          ? []
          : [{ html: `<title>Menu</title>${menu}`, url: `${site_url}menu.html`, kind: 'other' as const }]),
      ],
      over,
    ),
  ).state

test('a menu that is a picture or a file alone is found', () => {
  expect(look(picture)).toBe('found')
  expect(look('<a href="/menu.pdf">Menu</a>')).toBe('found')
})

test.each([
  ['dollars', 'Adobo $12'],
  ['pesos', 'Adobo ₱180'],
  ['pesos in letters', 'Adobo PHP 180'],
  ['pounds', 'Cream tea £8.50'],
  ['euros', 'Tortilla € 6'],
])('prices in %s beside the picture stand there as text', (_, text) => {
  expect(look(`<p>${text}</p>${picture}`)).toBe('ok')
})

test('abroad a page of the menu may tell what is not read here', () => {
  const abroad = { start_url: 'https://www.calloway.ph/' }
  expect(look(picture, abroad, '<p>Adobo</p>')).toBe('ok')
  expect(look(picture, abroad)).toBe('found')
  expect(look(picture, {}, '<p>Adobo</p>')).toBe('found')
})
