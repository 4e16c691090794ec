import { expect, it } from 'vitest'
import { factsOf, factsOfBody } from '#tests/support/audit/audit-page.ts'
import { sketchSimilarity } from '../sketch.ts'

const shown = (body: string) => factsOfBody(body).text.blocks.map(({ text }) => text)

it('joins what inline tags and character references part, and parts what blocks part', () => {
  expect(shown('<p>A<b>B</b>C&amp;D&eacute;<p>two  \n lines</p><div>x<div>y</div>z</div>')).toEqual([
    'ABC&Dé',
    'two lines',
    'x',
    'y',
    'z',
  ])
})

it('keeps lines apart at br, in one block', () => {
  expect(shown('<p>1 Oak St<br>Savannah,&nbsp;GA <br/> 31401</p>')).toEqual(['1 Oak St\nSavannah, GA\n31401'])
})

it('leaves out what nobody sees', () => {
  expect(
    shown(
      '<script>var a = "<p>no</p>"</script><style>p{}</style><noscript><p>no</p></noscript><template><p>no</p></template><p hidden>no</p><p style="visibility:hidden">no</p><select><option>no</select><textarea>no</textarea><svg><text>no</text></svg><dialog>no</dialog><p hidden="until-found">yes</p><details>yes</details><p aria-hidden="true">yes</p>',
    ),
  ).toEqual(['yes', 'yes', 'yes'])
})

it('counts words with apostrophes as one, and dashes and punctuation as none', () => {
  expect(factsOfBody("<p>We don’t – it's 24/7. Façade-work!</p>").text.words).toBe(7)
})

it('takes the main text from main', () => {
  const { text } = factsOfBody(
    '<header><nav>Home Prices</nav></header><main><p>Three words here</p></main><footer>Our address</footer>',
  )
  expect(text).toMatchObject({ main_source: 'main', main_words: 3, nav_words: 2, footer_words: 2, words: 7 })
})

it('takes it from the article, or from the rest, where there is no main', () => {
  const words = 'word '.repeat(50)
  expect(factsOfBody(`<article>${words}</article><p>more</p>`).text).toMatchObject({
    main_source: 'article',
    main_words: 50,
  })
  expect(factsOfBody(`<div>${words}</div><div class="footer">foot</div>`).text).toMatchObject({
    main_source: 'rest',
    main_words: 50,
  })
})

it('hashes words, not their spelling or markup', () => {
  const one = factsOfBody('<main><p>Clean drains, fast.</p></main>').text
  const two = factsOfBody('<main><div>clean <b>DRAINS</b></div> fast</main>').text
  expect(two.main_hash).toBe(one.main_hash)
  expect(factsOfBody('<main>fast clean drains</main>').text.main_hash).not.toBe(one.main_hash)
})

const page = (city: string) =>
  factsOfBody(
    `<main>${Array.from({ length: 40 }, (_, i) => `<p>When a pipe number n${'abcdefghij'[i % 10]}${'klmnopqrst'[Math.floor(i / 10)]} bursts in ${city} our crew comes over quickly and mends it.</p>`).join('')}</main>`,
  ).text

it('finds pages alike that differ in the name of a city only', () => {
  const [savannah, tampa] = [page('Savannah'), page('Tampa')]
  expect(sketchSimilarity(savannah.main_sketch_without_names, tampa.main_sketch_without_names)).toBe(1)
  expect(sketchSimilarity(savannah.main_sketch, tampa.main_sketch)).toBeLessThan(1)
})

it('finds other pages unlike', () => {
  const other = factsOfBody(
    `<main>${'roof shingles gutters ladders storms insurance claims adjusters photos reports '.repeat(3)} and more of it</main>`,
  ).text
  expect(sketchSimilarity(page('Tampa').main_sketch, other.main_sketch)).toBeLessThan(0.2)
})

it('has no sketch of a few words', () => {
  expect(factsOfBody('<p>Too little to say').text.main_sketch).toHaveLength(0)
})

it('finds text that was decoded wrongly, and only that', () => {
  const { mojibake } = factsOfBody('<p>We\u00e2\u20ac\u2122re open</p><p>caf\u00c3\u00a9</p><p>a\ufffdb</p>')
  expect(mojibake.map(({ kind }) => kind)).toEqual(['utf8-as-latin1', 'utf8-as-latin1', 'replacement-character'])
  const chinese = factsOfBody('<p>a patient¡¯s needs ¨C and ¡°normal¡± ones</p>').mojibake
  expect(chinese.map(({ kind }) => kind)).toEqual(Array.from({ length: 4 }, () => 'gbk-as-latin1'))
  const [cut] = factsOfBody('<p>The best plumber we\u007fe called</p>').mojibake
  expect(cut).toMatchObject({ kind: 'control-character', text: 'The best plumber we[U+007F]e called' })
  expect(factsOfBody('<p>One\u000btwo\tthree \u0007 four</p>').mojibake).toEqual([])
  expect(factsOfBody('<p>¡Hola! ¡Bienvenidos! ¨Casa</p>').mojibake).toEqual([])
  expect(factsOfBody('<p>Âge, château, Ãlvaro’s “café”</p>').mojibake).toEqual([])
})

it('gives the line of each block, whatever ends the lines', () => {
  const lines = (end: string) =>
    factsOf(`<p>a</p>${end}<p>b</p>${end}${end}<p>c</p>`).text.blocks.map(({ line }) => line)
  expect(lines('\n')).toEqual([1, 2, 4])
  expect(lines('\r\n')).toEqual([1, 2, 4])
  expect(lines('\r')).toEqual([1, 2, 4])
})

it('takes an aside that holds the main heading for what the page is about', () => {
  const words = (body: string) => factsOfBody(body).text.main_words
  expect(words('<section><aside><h1>Our van</h1><p>It has six wheels.</p></aside></section><p>Go</p>')).toBe(7)
  expect(words('<h1>Our van</h1><aside><p>It has six wheels.</p></aside>')).toBe(2)
  expect(words('<main><p>Go</p></main><aside><h1>Our van</h1></aside>')).toBe(1)
})

it('parts the number of a step from a line that begins with a number', () => {
  expect(shown('<p><span class="dot">6</span>90-day warranty</p><p><b>2</b>24 hours a day</p>')).toEqual([
    '6 90-day warranty',
    '2 24 hours a day',
  ])
  expect(shown('<p><b>9</b>12-555-0142</p><p>$<b>1</b>99</p><p><b>9</b><i>30</i></p>')).toEqual([
    '912-555-0142',
    '$199',
    '930',
  ])
})
