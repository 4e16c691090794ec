import { expect, test } from 'vitest'
import { type Defect, put, swapAll, together } from '#tests/support/crawl/shop-defects.ts'
import { auditFiles, type SiteFiles, soundShop } from '#tests/support/crawl/sound-shop.ts'

const foot = /<footer>[\s\S]*?<\/footer>/
const of_home = foot.exec(String((soundShop as SiteFiles)['/index.html']))?.[0] ?? ''
const ids = async (...defects: Defect[]) =>
  (await auditFiles(together(...defects)(soundShop))).findings.map(({ id }) => id)

const loader = `function load(file, id) {
  fetch(file).then(answer => answer.text()).then(html => { document.getElementById(id).innerHTML = html })
}
load('/parts/footer.html', 'footer-placeholder')`

const fetched = (part: string) => [
  swapAll(new RegExp(foot, 'g'), '<div id="footer-placeholder"></div>'),
  swapAll('</body>', '<script src="/load.js" defer></script></body>'),
  put('/load.js', loader),
  put('/parts/footer.html', part),
]

test('what a script fetches into every page is read with the page, and that it is fetched is told', async () => {
  expect(await ids(...fetched(of_home))).toEqual(['frame-drawn-by-script'])
})

test('its links are followed, and its numbers held against those of the pages', async () => {
  const wrong = of_home.replace('</footer>', '<a href="/terms">Terms</a></footer>').replaceAll('234-7788', '234-7799')
  const found = await ids(...fetched(wrong))
  expect(found).toContain('broken-internal-link')
  expect(found).toContain('tel-link-text-mismatch')
})

test('a foot by the name in the page is found where its script looks for it', async () => {
  const by_name = [
    swapAll(new RegExp(foot, 'g'), '<div data-include="footer"></div>'),
    swapAll('</body>', '<script src="/load.js" defer></script></body>'),
    put(
      '/load.js',
      `document.querySelectorAll('[data-include]').forEach(async place => {
  const name = place.getAttribute('data-include')
  const answer = await fetch('/parts/' + name + '.html')
  place.innerHTML = await answer.text()
})`,
    ),
    put('/parts/footer.html', of_home.replace('</footer>', '<a href="/terms">Terms</a></footer>')),
  ]
  expect(await ids(...by_name)).toContain('broken-internal-link')
})

test('what the server of a copied site puts into its pages is read with them', async () => {
  const put_in = [
    swapAll(new RegExp(foot, 'g'), '<!--#include virtual="/parts/footer.html" -->'),
    put('/parts/footer.html', of_home),
  ]
  expect(await ids(...put_in)).toEqual([])
})

test('a page that names one large file thousands of times is not filled with all of them', async () => {
  const sentence = '<p>Drains, sewers and water heaters.</p>'
  const report = await auditFiles(
    together(
      swapAll('</body>', `${'<!--#include virtual="/parts/large.html" -->'.repeat(5_000)}</body>`),
      put('/parts/large.html', `${' '.repeat(200_000)}${sentence}<img src="/van.png">`),
    )(soundShop),
  )
  const without_alt = report.findings.find(({ id }) => id === 'img-alt-missing')
  expect(without_alt?.count).toBe(8 * (without_alt?.pages_affected ?? 0))
  expect(without_alt?.pages_affected).toBeGreaterThan(1)
})

test('a page that is about what its code fills one box with says so whatever the box is called', async () => {
  const code = `<script>const all = [{ name: 'Soup', price: '$4' }, { name: 'Stew', price: '$9' }]
document.getElementById('columns-here').innerHTML = all.map(card).join('')</script>`
  const said = (words: string) => [
    put(
      '/menu.html',
      `<!doctype html><title>Menu</title><main><h1>Menu</h1>${words}<div id="columns-here"></div></main>${code}`,
    ),
    swapAll('</footer>', '<a href="/menu">Menu</a></footer>'),
  ]
  expect(await ids(...said(''))).toContain('part-only-in-script')
  expect(await ids(...said('<p>Soup and stew of the day.</p>'.repeat(10)))).not.toContain('part-only-in-script')
})
