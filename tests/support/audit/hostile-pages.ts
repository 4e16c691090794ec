const many = (count: number, one: (i: number) => string) => Array.from({ length: count }, (_, i) => one(i)).join('')

/** Pages made to crash, stall or swell whoever reads them, by name. */
export const hostilePages: Record<string, () => string> = {
  'a title of 500 kB': () => `<title>${'x '.repeat(250_000)}</title><p>end`,
  'a title that never ends': () => `<title>${'x '.repeat(250_000)}`,
  '50,000 elements nested': () => `${'<div>'.repeat(50_000)}deep${'</div>'.repeat(50_000)}`,
  '50,000 inline elements nested': () => `${'<b>'.repeat(50_000)}deep${'</b>'.repeat(50_000)}`,
  '50,000 links nested': () => `${'<a href="x">'.repeat(50_000)}deep`,
  '50,000 elements with ids nested': () => many(50_000, i => `<span id="i${i}">x`),
  '50,000 names of elements nested': () => many(50_000, i => `<x${i}>`) + many(50_000, i => `</x${i}>`),
  '50,000 tables nested': () => '<table><tr><td>'.repeat(50_000),
  '50,000 end tags of nothing': () => `<div><p><b>${'</section></i></u>'.repeat(50_000)}`,
  '50,000 end tags through a deep page': () => `${'<div><b>'.repeat(500)}${'</i></p>'.repeat(50_000)}`,
  '100,000 links': () => many(100_000, i => `<a href="/page-${i}?a=${i}">link ${i}</a> `),
  '100,000 links to strange addresses': () => many(100_000, i => `<a href="http://[${i}/é?%">x</a>`),
  '100,000 images': () => many(100_000, i => `<img src="i${i}.png" alt="a ${i}">`),
  '100,000 attributes on one tag': () => `<p ${many(100_000, i => `a${i}="${i}" `)}>x</p>`,
  '100,000 classes': () => many(20_000, i => `<div class="footer-${i} header ${'c'.repeat(20)}">x</div>`),
  '10,000 JSON-LD blocks': () =>
    many(
      10_000,
      i =>
        `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Plumber","name":"n${i}"}</script>`,
    ),
  'JSON-LD nested 100,000 deep': () =>
    `<script type="application/ld+json">${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}</script>`,
  'JSON-LD arrays nested 100,000 deep': () => `<script type="application/ld+json">${'['.repeat(100_000)}</script>`,
  'a JSON-LD array of 100,000 entities': () =>
    `<script type="application/ld+json">[${many(100_000, i => `${i ? ',' : ''}{"@type":"T","@id":"${i}"}`)}]</script>`,
  'JSON-LD that goes wrong at its end': () =>
    `<script type="application/ld+json">{"a":"${'x'.repeat(400_000)}",,}</script>`,
  'JSON-LD that is all backslashes': () =>
    `<script type="application/ld+json">{"a":"${'\\'.repeat(400_000)}"}</script>`,
  'JSON-LD with the keys of objects': () =>
    '<script type="application/ld+json">{"__proto__":{"@type":"A"},"constructor":{"@type":"B"},"@type":["__proto__","toString"],"@id":"__proto__"}</script>',
  '20,000 microdata items': () =>
    `${'<div itemscope itemtype="https://schema.org/Thing" itemprop="a">'.repeat(20_000)}`,
  'microdata that refers everywhere': () =>
    `${many(2_000, i => `<p id="i${i}" itemprop="a">x</p>`)}${many(2_000, () => `<div itemscope itemref="${many(20, i => `i${i} `)}"></div>`)}`,
  'script in every field': () =>
    '<title><script>alert(1)</script></title><meta name="description" content="<script>alert(1)</script>"><h1><script>alert(1)</script>x</h1><a href="javascript:alert(1)"><img src=x onerror=alert(1) alt="<script>"></a>',
  'the end of a script in JSON-LD': () =>
    '<script type="application/ld+json">{"@type":"Plumber","name":"</script><script>alert(1)</script>"}</script><p>end',
  'NULs and lone surrogates': () =>
    `<title>\0a\ud800b\udc00</title><p id="\0">\ud83d x \udead</p><a href="\0\ud800">${'\0'.repeat(10_000)}</a>`,
  'character references without end': () =>
    `<p>${'&'.repeat(200_000)}${'&#x'.repeat(100_000)}${'&amp'.repeat(100_000)}</p>`,
  'tags without end': () => '<'.repeat(200_000) + '<a '.repeat(100_000) + '<a href="'.repeat(50_000),
  'an attribute that never ends': () => `<a href="${'x'.repeat(1_000_000)}`,
  'a comment that never ends': () => `<!--${'- '.repeat(500_000)}`,
  'a name of a tag of 1 MB': () => `<${'x'.repeat(1_000_000)}>text`,
  'a name of an attribute of 1 MB': () => `<p ${'x'.repeat(1_000_000)}=1>text`,
  'digits only': () => `<p>${'1234567890'.repeat(40_000)}</p>`,
  'numbers that may be telephones': () =>
    `<p>${many(40_000, i => `(${200 + (i % 700)}) 555-${1_000 + (i % 9_000)} `)}</p>`,
  'plus signs and dashes': () => `<p>${'+1-'.repeat(130_000)}</p>`,
  'weekdays only': () => `<p>${'Monday, Tuesday - Friday & '.repeat(15_000)}</p>`,
  'times only': () => `<p>Mon ${'9:00 am - '.repeat(40_000)}</p>`,
  'doctors only': () => `<p>${'Dr. '.repeat(100_000)}</p>`,
  'refusals only': () => `<p>${'We do not do roofs. '.repeat(20_000)}</p>`,
  'columns in columns': () => '<div style="display:grid;grid-template-columns:1fr 1fr">'.repeat(20_000),
  'states and ZIPs only': () => `<p>${'12 Oak St, GA 31401 '.repeat(20_000)}</p>`,
  'house numbers only': () => `<p>${'1 A '.repeat(100_000)}GA 31401</p>`,
  'copyright signs only': () => `<p>${'© 2020 '.repeat(60_000)}</p>`,
  'at signs only': () => `<p>${'a@b.'.repeat(100_000)}</p><p>${'a'.repeat(200_000)}@</p>`,
  'brackets and braces only': () => `<p>${'{{ a [b ${c %d% '.repeat(25_000)}</p><img alt="${'[your '.repeat(10_000)}">`,
  'licence words only': () => `<p>${'license no. '.repeat(33_000)}</p>`,
  'dates only': () => `<p>${'Published on March 4, '.repeat(18_000)}By ${'A'.repeat(10_000)}</p>`,
  'white space only': () => ' \n\t\u00a0'.repeat(500_000),
  'line feeds only': () => '\n'.repeat(2_000_000),
  'carriage returns only': () => '\r'.repeat(2_000_000),
  'a robots meta of 1 MB': () => `<meta name="robots" content="${'unavailable_after: , '.repeat(50_000)}">`,
  'a refresh of 1 MB': () => `<meta http-equiv="refresh" content="0;url=${"'".repeat(1_000_000)}">`,
  'a style of 1 MB': () => `<style>${'@font-face{@import '.repeat(50_000)}</style>`,
  'a script of 1 MB': () => `<script>${'location = "a'.repeat(70_000)} UA-${'G-A'.repeat(10_000)}</script>`,
}
