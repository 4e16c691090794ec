import { expect, test } from 'vitest'
import { ownScript } from '#src/engines/audit/facts/scripts/own-script.ts'
import { site_url, siteOf, viewOf } from '#tests/support/audit/audit-views.ts'
import { idleButtons } from './idle-buttons.ts'

const file = `${site_url}site.js`

function look(body: string, code?: string) {
  const html = `<title>Calloway</title><body>${body}${code === undefined ? '' : '<script src="/site.js"></script>'}</body>`
  const { response } = viewOf({ html })
  const result = { ...response, url: file, final_url: file }
  const site =
    code === undefined
      ? siteOf([{ html }])
      : siteOf([{ html }], {
          own_scripts: [{ url: file, ...ownScript(code) }],
          links_checked: [
            {
              type: 'link_checked',
              url: file,
              kind: 'asset',
              found_on: site_url,
              external: false,
              result,
              problem: null,
            },
          ],
        })
  const outcome = idleButtons.look(site)
  return outcome.state === 'found' ? outcome.occurrences.map(({ evidence }) => evidence) : []
}

test('a button that no code knows is told', () => {
  expect(look('<button class="btn">Book an appointment</button>')).toEqual(['<button> “Book an appointment”'])
  expect(
    look('<button id="quote" class="btn">Get a free quote</button><script>fetch("/count.json")</script>'),
  ).toHaveLength(1)
  expect(
    look('<button class="btn">View Pricing</button>', 'document.getElementById("menu").onclick = open'),
  ).toHaveLength(1)
})

test('code that looks for links, or for buttons of another name, leaves it as it is', () => {
  const button = '<button class="btn">Book now</button>'
  expect(look(button, 'nav.onclick = press => press.target.tagName === "A" && close()')).toHaveLength(1)
  expect(look(button, 'document.createElement("button").className = "arrow"')).toHaveLength(1)
})

test('so is a link to nowhere that bears an id', () => {
  const menu = 'document.querySelector(".menu").addEventListener("click", open)'
  expect(look('<footer><a href="#" id="where">12 Oak St, Savannah</a></footer>', menu)).toHaveLength(1)
  expect(
    look('<a href="#" id="book">Book now</a>', 'document.querySelectorAll(`a[href^="#"]`).forEach(glide)'),
  ).toHaveLength(1)
})

test.each([
  '<button onclick="book()">Book now</button>',
  '<button data-open="book">Book now</button>',
  '<button @click="open = true">Book now</button>',
  '<button popovertarget="book">Book now</button>',
  '<button aria-controls="book">Book now</button>',
  '<form action="/send"><button>Book now</button></form>',
  '<form id="f"></form><button form="f">Book now</button>',
  '<a href="/book"><button>Book now</button></a>',
  '<button><a href="/book">Book now</a></button>',
  '<label for="x"><button>Book now</button></label>',
  '<div onclick="location=\'/book\'"><button>Book now</button></div>',
  '<button disabled>Book now</button>',
  '<button>Next</button><button>×</button><button>Jr-K</button>',
  '<button class="book">Book now</button><script>on(".book", "click", open)</script>',
  '<button class="btn">Book now</button><script>document.querySelectorAll("button").forEach(listen)</script>',
  '<button class="btn">Book now</button><script type="module">import "./book.js"</script>',
  '<button class="btn">Book now</button><script src="https://widgets.calloway.example/book.js"></script>',
])('may do something, or promises nothing: %s', body => {
  expect(look(body)).toEqual([])
})

test.each([
  'document.querySelector(".btn").addEventListener("click", open)',
  'for (const one of document.querySelectorAll("main button")) one.onclick = open',
  'import("./book.js")',
  'nav.onclick = press => press.target.tagName === "BUTTON" && open()',
  '$(document).on("click", "button", open)',
])('a file of the site may act: %s', code => {
  expect(look('<button class="btn">Book now</button>', code)).toEqual([])
})

test('nobody knows what a file does that was not read', () => {
  const html = '<body><button>Book now</button><script src="/site.js"></script></body>'
  const { response } = viewOf({ html })
  const result = { ...response, url: file, final_url: file }
  const asked = {
    type: 'link_checked',
    url: file,
    kind: 'asset',
    found_on: site_url,
    external: false,
    result,
    problem: null,
  } as const
  expect(idleButtons.look(siteOf([{ html }], { links_checked: [asked] })).state).toBe('not_applicable')
})

test('a button that says to what it glides is known to whoever wrote that', () => {
  for (const hook of ['data-scroll-target="#contact"', 'data-scroll-to="contact"', 'data-scrollto="#contact"'])
    expect(look(`<button class="btn" ${hook}>Get a free estimate</button>`)).toEqual([])
  for (const moves of ['data-scroll-speed="2"', 'data-scroll', 'data-aos="fade-up"'])
    expect(look(`<button class="btn" ${moves}>Get a free estimate</button>`)).toHaveLength(1)
})
