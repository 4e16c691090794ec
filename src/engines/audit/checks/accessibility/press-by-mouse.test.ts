import { expect, test } from 'vitest'
import { menuButtonState, menuByMouse } from '#src/engines/audit/checks/accessibility/menu-opener.ts'
import { pressedByMouse } from '#src/engines/audit/checks/accessibility/press-by-mouse.ts'
import { linkByScript } from '#src/engines/audit/checks/links/scripted/links-by-script.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { ownScript } from '#src/engines/audit/facts/scripts/own-script.ts'
import { site_url, siteOf, viewOf } from '#tests/support/audit/audit-views.ts'

const pressed = (html: string) => pressedByMouse.look(viewOf({ html }))

test.each([
  '<div class="button" onclick="scrollToContact()">Book a visit</div>',
  '<span onclick="openBooking()">Book now</span>',
  '<a onclick="soup()">Soups</a>',
  '<img src="porch.jpg" alt="The porch" onclick="enlarge(this)">',
  '<div onclick="openLightbox(this)"><img src="porch.jpg" alt="The porch"></div>',
  '<li onclick="showTab(2)">Gutters</li>',
  '<p onclick="window.location.href=\'tel:+19125550142\'">Call us</p>',
  '<h3 onclick="openCoupon()">Save on your first visit</h3>',
  '<table><tr><td onclick="pick(3)">Friday</td></tr></table>',
])('%s is pressed by mouse alone', html => {
  expect(pressed(html)).toMatchObject({ state: 'found', occurrences: [{ line: 1 }] })
})

test.each([
  '<button onclick="openBooking()">Book now</button>',
  '<div role="button" tabindex="0" onclick="openBooking()">Book now</div>',
  '<div class="overlay" onclick="closeMenu()"></div>',
  '<span onclick="toggle(this)">×</span>',
  '<a class="next" onclick="slide(1)">❯</a>',
  '<span class="dot" onclick="slide(2)"></span>',
  '<a href="/book" onclick="openBooking()">Book now</a>',
  '<div onclick="go()"><a href="/book">Book now</a></div>',
  '<div onclick="openBooking()">Book <button>now</button></div>',
  '<div onclick="location.href=\'/book\'">Book now</div>',
  '<button>Book <span onclick="count()">now</span></button>',
  '<label onclick="pick()">Friday <input type="radio"></label>',
  '<div hidden onclick="openBooking()">Book now</div>',
  '<div onclick="gtag(\'event\')">Our porch</div>',
])('%s is not', html => {
  expect(pressed(html).state).not.toBe('found')
})

test('three questions are told as questions', () => {
  const one = '<div onclick="toggle(this)">Do you take cards? +</div>'
  expect(pressed(one.repeat(3)).state).toBe('ok')
  expect(pressed(one).state).toBe('found')
})

test.each([
  ['<div onclick="location.href=\'roofs.html\'">Roofs</div>', 'found'],
  ['<li onclick="javascript:location.href=\'roofs.html\';">Roofs</li>', 'found'],
  ['<button onclick="window.location=\'roofs.html\'">Roofs</button>', 'found'],
  ['<input type="button" value="Roofs" onclick="window.open(\'/roofs/\')">', 'found'],
  ['<div onclick="location.href=\'roofs.html\'"><a href="roofs.html">Roofs</a></div>', 'ok'],
  ['<div onclick="location.href=\'https://book.example/\'">Book</div>', 'ok'],
  ['<div onclick="location.href=\'#roofs\'">Roofs</div>', 'ok'],
])('%s: a link by script %s', (html, state) => {
  expect(linkByScript.look(viewOf({ html })).state).toBe(state)
})

const page = (opener: string, code = 'function toggleMenu() { menu.classList.toggle("open") }') =>
  `<header>${opener}<nav><a href="/roofs">Roofs</a></nav></header><script>${code}</script>`

test.each([
  '<div class="hamburger" onclick="toggleMenu()"><span></span></div>',
  '<div class="hamburger"><i></i><i></i></div>',
  '<span class="menu-toggle">☰</span>',
  '<i class="bi bi-list mobile-nav-toggle d-lg-none"></i>',
  '<div class="mobile_menu_button">Menu</div>',
  '<i onclick="showMenu()" class="fa fa-bars"></i>',
  '<svg aria-hidden="true" onclick="toggleMobileMenu()"><path d="M0 1h9"></path></svg>',
])('%s opens the menu by mouse alone', opener => {
  const site = siteOf([{ html: page(opener) }])
  expect(menuByMouse.look(site)).toMatchObject({ state: 'found', occurrences: [{ line: 1 }] })
  expect(menuButtonState.look(site).state).not.toBe('found')
  expect(pressedByMouse.look(viewOf({ html: page(opener) })).state).not.toBe('found')
})

test('the name by which a button opens the menu is told as it is written', () => {
  const shown = (opener: string) => menuButtonState.look(siteOf([{ html: page(opener) }]))
  expect(shown('<button class="red" id="mobile-menu-button"></button>')).toMatchObject({
    occurrences: [{ evidence: '<button id="mobile-menu-button">' }],
  })
  expect(shown('<button class="hamburger" id="top"></button>')).toMatchObject({
    occurrences: [{ evidence: '<button class="hamburger">' }],
  })
})

test.each([
  '<button class="hamburger"><span></span></button>',
  '<button class="menu-btn">Menu</button>',
  '<button class="mobile-menu-toggle" aria-label="Menu" onclick="toggleMenu()">☰</button>',
])('%s does not say whether the menu is open', opener => {
  const site = siteOf([{ html: page(opener) }])
  expect(menuButtonState.look(site).state).toBe('found')
  expect(menuByMouse.look(site).state).not.toBe('found')
})

const says = 'button.setAttribute("aria-expanded", "true")'
const unread = `${page('<div class="hamburger"></div>')}<script src="/menu.js"></script>`
const read: Partial<SiteView> = { own_scripts: [{ ...ownScript(says), url: `${site_url}menu.js` }] }

test.each<[string, string, Partial<SiteView>]>([
  ['a button that says so', page('<button class="hamburger" aria-expanded="false"></button>'), {}],
  ['a kit that says so', page('<button class="navbar-toggle" data-toggle="collapse"></button>'), {}],
  ['code that says so', page('<button class="hamburger"></button>', says), {}],
  ['a script that was not read', unread, {}],
  ['a script that says so', unread, read],
  ['a box around the button', page('<div class="menu-toggle"><button aria-expanded="false">Menu</button></div>'), {}],
  ['a drawing in a button', page('<button aria-expanded="false"><svg class="hamburger"><path/></svg></button>'), {}],
  ['a drawing beside a button', page('<svg class="logo"><g class="menu-icon"><path/></g></svg>'), {}],
  ['a box around a checkbox', page('<div class="burger"><input type="checkbox" id="m"></div>'), {}],
  ['no script at all', '<div class="hamburger">☰</div>', {}],
  ['a list of another name', page('<button class="nav-trigger">Locations</button>'), {}],
  ['a dish', page('<div class="burger">Burger with bacon</div>'), {}],
])('%s is no menu that stays mute', (_, html, over) => {
  const site = siteOf([{ html }], over)
  expect(menuByMouse.look(site).state).not.toBe('found')
  expect(menuButtonState.look(site).state).not.toBe('found')
})
