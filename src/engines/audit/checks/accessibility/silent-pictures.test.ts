import { expect, test } from 'vitest'
import { imgAltEmptyOfContent } from '#src/engines/audit/checks/accessibility/silent-pictures.ts'
import { viewOf } from '#tests/support/audit/audit-views.ts'

const look = (body: string) =>
  imgAltEmptyOfContent.look(viewOf({ html: `<title>Home | Calloway Plumbing</title><body>${body}</body>` })).state
const described = '<img src="/van.jpg" alt="Our van">'

test.each([
  `${described}<img src="img/team/ann.jpg" alt=""><img src="img/team/ray.jpg" alt="">`,
  `${described}<img src="/gallery/1.jpg" alt=""><img src="/before-after-2.jpg" alt="">`,
  '<header><img src="/img/logo.png" alt=""></header>',
  `${described}<img src="cabin1.jpg" width="500" height="333" alt=""><img src="cabin2.jpg" width="400" height="282" alt="">`,
])('pictures of people, work or the logo without words are found: %s', body => {
  expect(look(body)).toBe('found')
})

test.each([
  `${described}<img src="img/team/ann.jpg" alt="Ann"><img src="/pattern.jpg" alt=""><img src="/wave.png" alt="">`,
  `${described}<img src="img/team/ann.jpg" alt="">`,
  `${described}<img src="cabin1.jpg" width="500" height="333" alt="The big cabin"><img src="a.jpg" width="400" height="282" alt=""><img src="b.jpg" width="400" height="282" alt="">`,
  `${described}<img src="band.jpg" width="980" height="160" alt=""><img src="rule.jpg" width="400" height="20" alt="">`,
  `${described}<img src="seal.png" width="300" height="300" alt=""><img src="mark.png" width="300" height="300" alt="">`,
  `${described}<img src="one.jpg" width="500" height="333" alt=""><a href="/2"><img src="two.jpg" width="500" height="333" alt=""> Two</a>`,
  '<header><img src="/img/logo.png" alt=""> Calloway Plumbing</header>',
  '<header><a href="/"><img src="/img/logo.png" alt=""> Start</a></header>',
  `${described}<a href="/1"><img src="/gallery/1.jpg" alt=""> Oak kitchen</a><a href="/2"><img src="/gallery/2.jpg" alt=""> Tiles</a>`,
  '<img src="/gallery/1.jpg" alt=""><img src="/2.jpg" alt=""><img src="/3.jpg" alt=""><img src="/gallery/4.jpg" alt=""><img src="/5.jpg" alt="">',
])('decoration, a logo beside its name, links with words and what another finding tells are not: %s', body => {
  expect(look(body)).not.toBe('found')
})
