import { expect, test } from 'vitest'
import { codeIn } from './code-in-text.ts'

test.each([
  'class="row"> Our work',
  'We mend <b>pipes</b> <div class="a">',
  'Calloway &amp; Sons',
  'We don&#8217;t wait',
  "Calloway\\'s pipes",
  'Calloway<sup>®</sup> | Drains',
  '<!-- add the phone -->',
  '<?php echo $name; ?>',
  '-->',
  '?>',
  '});',
  'title: Order layout: layouts/base.njk permalink: /order/index.html',
  '## Our Services',
  'We give **free estimates** to all who call.',
  'We mend pipes: [call us](tel:+19122340142)',
  '**Safety:** A healthy house for all.',
  '**Fast:** we come today. **Fair:** you know the price.',
  'Warning: include(header.php): failed to open stream in /site/index.php on line 3',
  'Error establishing a database connection',
  'IMG_2034.jpg',
  'home.hero.title',
  'footer.text',
  '@@include("footer.html")',
  'npm run dev',
  'Our reputation is our text-xl text-center #1 priority!',
  'md:text-lg lg:text-xl font-bold Our services',
  'Call us col-md-6 mb-4 today',
  'git push origin main',
])('“%s” is code', text => {
  expect(codeIn(text)).toBeDefined()
})

test.each([
  'Calloway & Sons',
  'Call now --> and save',
  'A 1/2" pipe is >2 cm',
  'Prices * are those of today',
  '**Cash only**',
  'Fish of the day **MARKET PRICE** for all',
  'Ribs ** and wings **',
  '**CASH ONLY** **NO CHECKS**',
  '# 1 plumber in Savannah',
  '#SavannahStrong & proud; we care',
  'Warning: hot water burns.',
  'Photos [Ann Lee] (2024)',
  'Ages: >',
  'C:\\files',
  'Menu.pdf',
  'calloway.com',
  'www.calloway.net',
  'Yarn starts at $4 a ball',
  'git gud',
  'A text-only page in bold-faced letters',
  'We sell the MX-5 MX-30 and the P-51 P-38 kits',
  'Left-center of the col-lege',
  'The full text-book text-center',
])('“%s” is none', text => {
  expect(codeIn(text)).toBeUndefined()
})
