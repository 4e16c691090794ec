import { expect, test } from 'vitest'
import { buttonName, formLabel, inputTypeInvalid } from '#src/engines/audit/checks/accessibility/controls.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { viewOf } from '#tests/support/audit/audit-views.ts'

const page = (body: string) => viewOf({ html: `<html lang="en"><head></head><body>\n${body}</body></html>` })
const evidence = (check: PageCheck, body: string) => {
  const outcome = check.look(page(body))
  return outcome.state === 'found' ? outcome.occurrences.map(one => one.evidence) : []
}

test.each([
  ['<button class="toggle"><span></span></button>', '<button> without words'],
  ['<button type="submit"><img src="go.png" alt=""></button>', '<button type="submit"> without words'],
  ['<input type="image" src="go.png">', '<input type="image"> without words'],
  ['<input type="button">', '<input type="button"> without words'],
  ['<div role="button" tabindex="0"></div>', '<div> without words'],
])('%s has no words', (body, text) => {
  expect(evidence(buttonName, body)).toEqual([text])
})

test.each([
  '<button>Call</button>',
  '<button aria-label="Menu"></button>',
  '<button title="Menu"></button>',
  '<button><img src="m.png" alt="Menu"></button>',
  '<button><svg><title>Menu</title></svg></button>',
  '<span id="n">Menu</span><button aria-labelledby="n"></button>',
  '<input type="submit"><input type="reset">',
  '<input type="button" value="Go">',
  '<button hidden></button><button aria-hidden="true"></button>',
])('%s has words, or is not seen', body => {
  expect(evidence(buttonName, body)).toEqual([])
})

const list = '<ul><li><a href="/brakes">Brakes</a></li><li><a href="/tires">Tires</a></li></ul>'

test('a link that opens a list and has no words is a button without them', () => {
  const item = (link: string) => `<ul><li class="dropdown">${link}${list}</li></ul>`
  const told = ['<a> that opens a list, without words']
  for (const link of [
    '<a class="dropdown-toggle" href="#" data-toggle="dropdown"></a>',
    '<a href="#" data-bs-toggle="dropdown" aria-expanded="false"><span class="caret"></span></a>',
    '<a href="#" aria-haspopup="true"></a>',
  ])
    expect(evidence(buttonName, item(link))).toEqual(told)
  for (const link of [
    '<a class="dropdown-toggle" href="#" data-toggle="dropdown">Services</a>',
    '<a class="dropdown-toggle" href="#" data-toggle="dropdown" aria-label="Services"></a>',
    '<a class="dropdown-toggle" href="#" data-toggle="dropdown" hidden></a>',
    '<a class="dropdown-toggle" href="#" data-toggle="dropdown"><svg><title>Services</title></svg></a>',
    '<a href="/services"></a>',
    '<a href="#" name="services"></a>',
    '<a class="navbar-brand" href="#"></a>',
    '<a href="#" style="background-image: url(pizza.jpg)"></a>',
  ])
    expect(evidence(buttonName, item(link))).toEqual([])
})

test.each([
  ['<input type="tel" name="phone">', '<input type="tel" name="phone">'],
  ['<input name="n" placeholder="Name">', '<input name="n" placeholder="Name">'],
  ['<select name="service"><option>Drains</option></select>', '<select name="service">'],
  ['<label for="other">Name</label><textarea name="m"></textarea>', '<textarea name="m">'],
  ['<label><input type="checkbox" name="ok"></label>', '<input type="checkbox" name="ok">'],
  [
    '<label>Name *</label><input name="name" title="name">',
    '<input name="name">, and nothing ties “Name *” before it to it',
  ],
])('%s has no label', (body, text) => {
  expect(evidence(formLabel, body)).toEqual([text])
})

test.each([
  '<label for="p">Phone</label><input id="p">',
  '<label>Phone <input></label>',
  '<input aria-label="Phone">',
  '<input title="Phone">',
  '<label for="q">Mail</label><input id="q"><input title="Phone">',
  '<label>Mail <input></label><input title="Phone">',
  '<label>Sizes</label><input type="radio" title="Wide">',
  '<label>Size</label><input aria-label="Width"><input title="Height">',
  '<span id="l">Phone</span><input aria-labelledby="l">',
  '<input type="hidden" name="token"><input type="submit">',
  '<input type="search" name="s" placeholder="Search">',
  '<div hidden><input name="x"></div>',
  '<input type="checkbox" id="menu-toggle"><label for="menu-toggle"><span></span></label>',
  '<label for="mobile-input"></label><input type="checkbox" id="mobile-input">',
  '<div aria-hidden="true"><label for="w">Website</label><input id="w" name="website"></div>',
  '<input name="b_0123abc_45de"><input name="honeypot"><textarea name="g-recaptcha-response"></textarea>',
])('%s is labelled, or nobody is to fill it in', body => {
  expect(evidence(formLabel, body)).toEqual([])
})

test('a page without fields is not judged', () => {
  expect(formLabel.look(page('<p>Hi</p>')).state).toBe('not_applicable')
})

test('kinds of fields that do not exist are told', () => {
  expect(evidence(inputTypeInvalid, '<input type="phone" name="p">')).toEqual(['<input type="phone" name="p">'])
  expect(evidence(inputTypeInvalid, '<input type="TEL"><input type="datetime-local"><input><textarea>')).toEqual([])
  expect(evidence(inputTypeInvalid, '<input type="{{ type }}">')).toEqual([])
})
