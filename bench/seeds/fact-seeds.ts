// cspell:disable
import type { Seed } from './audit-seed.ts'
import { inSource, putIn, textOf } from './audit-sowing.ts'
import { far, inHead, inTurn, meta, titled, withPhone, withPlace } from './fact-sowing.ts'
import { termSeeds } from './term-seeds.ts'

export const factSeeds: readonly Seed[] = [
  {
    kind: 'sms link',
    told_by: /tel-|phone|message/,
    sow: withPhone(n => putIn(`<a href="sms:+1${n.area}${n.exchange}${n.wrong}">Text us</a>`)),
  },
  {
    kind: 'wa.me link',
    told_by: /tel-|phone|message/,
    sow: withPhone(n => putIn(`<a href="https://wa.me/1${n.area}${n.exchange}${n.wrong}">WhatsApp us</a>`)),
  },
  {
    kind: 'tel link behind words',
    told_by: /tel-|phone|message/,
    sow: withPhone((n, turn) =>
      putIn(
        [
          `<a href="tel:${n.area}${n.exchange}${n.wrong}">Call now</a>`,
          `<a class="btn" href="tel:+1-${n.area}-${n.exchange}-${n.wrong}"><i class="fa fa-phone"></i></a>`,
          `<button onclick="location.href='tel:${n.area}${n.exchange}${n.wrong}'">Call us</button>`,
          `<button onclick="window.open('tel:${n.area}${n.exchange}${n.wrong}')">Call us</button>`,
        ][turn % 4] ?? '',
      ),
    ),
  },
  {
    kind: 'tel link cut or too long',
    told_by: /tel-|phone|message/,
    sow: withPhone((n, turn) =>
      putIn(
        [
          `<a href="tel:${n.area}${n.exchange}${n.line.slice(1)}">Call now</a>`,
          `<a href="tel:+1${n.area}${n.exchange}${n.line}0">Call now</a>`,
          `<a href="tel:${n.exchange}${n.line}">(${n.area}) ${n.exchange}-${n.line}</a>`,
          `<a href="tel:+${n.area}${n.exchange}${n.line}">Call now</a>`,
        ][turn % 4] ?? '',
      ),
    ),
  },
  {
    kind: 'phone with a digit too few',
    told_by: /tel-|phone|number/,
    sow: withPhone((n, turn) =>
      putIn(
        [
          `<p>Call us at (${n.area}) ${n.exchange}-${n.line.slice(1)} today.</p>`,
          `<p>Phone: ${n.area}-${n.exchange}-${n.line}5</p>`,
          `<p>Call ${n.area}.${n.exchange.slice(1)}.${n.line}</p>`,
        ][turn % 3] ?? '',
      ),
    ),
  },
  {
    kind: 'phone of another area',
    told_by: /tel-|phone|number/,
    sow: withPhone(n =>
      putIn(
        `<p>Call us at (${n.area[0]}${n.area[2]}${n.area[1] === n.area[2] ? '7' : n.area[1]}) ${n.exchange}-${n.line}.</p>`,
      ),
    ),
  },
  {
    kind: 'phone digits swapped',
    told_by: /tel-|phone|number/,
    sow: withPhone(n => {
      const [a = '', b = '', c = '', d = ''] = n.line
      const line = a === b ? (b === c ? a + b + d + c : a + c + b + d) : b + a + c + d
      return putIn(`<p>Phone: (${n.area}) ${n.exchange}-${line}</p>`)
    }),
  },
  {
    kind: 'phone of another country',
    told_by: /tel-|phone|number|countr/,
    sow: inTurn([
      '<p>Call us: +44 20 7946 0958</p>',
      '<p>Phone: +91 98765 43210</p>',
      '<a href="tel:+61255501234">Call now</a>',
      '<p>Phone: 020 7946 0958</p>',
      '<a href="https://wa.me/919876543210">WhatsApp</a>',
    ]),
  },
  {
    kind: 'house in the description',
    told_by: /address|house|nap/,
    sow: withPlace(p =>
      meta('description', `Visit us at ${Number(p.house) + 11} ${p.street}, ${p.town}, ${p.state} ${p.zip}.`),
    ),
  },
  {
    kind: 'house without town',
    told_by: /address|house|nap/,
    sow: withPlace(p => putIn(`<p>Find us at ${Number(p.house) + 11} ${p.street}.</p>`)),
  },
  {
    kind: 'house in an alt text',
    told_by: /address|house|nap/,
    sow: withPlace(p =>
      putIn(`<img src="a.jpg" width="9" height="9" alt="Our shop at ${Number(p.house) + 11} ${p.street}">`),
    ),
  },
  {
    kind: 'house on a map',
    told_by: /map/,
    sow: withPlace((p, turn) => {
      const query = `${Number(p.house) + 110}+${p.street}+${p.town}+${p.state}+${p.zip}`.replaceAll(' ', '+')
      return putIn(
        [
          `<iframe title="Map" src="https://maps.google.com/maps?q=${query}&output=embed"></iframe>`,
          `<a href="https://www.google.com/maps/search/?api=1&query=${query}">Directions</a>`,
          `<a href="https://www.google.com/maps/dir/?api=1&destination=${query}">Get directions</a>`,
          `<a href="https://maps.apple.com/?address=${query}">Open in Maps</a>`,
          `<a href="https://www.google.com/maps/place/${query}/">View on map</a>`,
        ][turn % 5] ?? '',
      )
    }),
  },
  {
    kind: 'pin of another state',
    told_by: /map|pin|point|geo/,
    sow: withPlace((p, turn) =>
      putIn(
        [
          `<iframe title="Map" src="https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3000!2d-147.72!3d64.84!2m3!1f0!2f0!3f0!3m2!1i1024!2i768!4f13.1!3m3!1m2!1s0x0%3A0x0!2s${p.town}!5e0!3m2!1sen!2sus!4v1"></iframe>`,
          '<iframe title="Map" src="https://www.google.com/maps/embed/v1/view?center=64.84,-147.72&zoom=14&key=x"></iframe>',
          '<a href="https://www.google.com/maps/@64.84,-147.72,15z">Map</a>',
          '<iframe title="Map" src="https://www.openstreetmap.org/export/embed.html?bbox=-147.74,64.83,-147.70,64.85&marker=64.84,-147.72"></iframe>',
        ][turn % 4] ?? '',
      ),
    ),
  },
  {
    kind: 'map of a sample',
    told_by: /map|pin|point|geo/,
    sow: inTurn([
      '<iframe title="Map" src="https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3022.1!2d-73.9878!3d40.7484!2m3!1f0!2f0!3f0!3m2!1i1024!2i768!4f13.1!3m3!1m2!1s0x89c259a9b3117469%3A0xd134e199a405a163!2sEmpire%20State%20Building!5e0!3m2!1sen!2sus!4v1"></iframe>',
      '<iframe title="Map" src="https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3151.8!2d144.9537!3d-37.8162!2m3!1f0!2f0!3f0!3m2!1i1024!2i768!4f13.1!3m3!1m2!1s0x6ad65d4c2b349649%3A0xb6899234e561db11!2sEnvato!5e0!3m2!1sen!2sus!4v1"></iframe>',
      '<iframe title="Map" src="https://maps.google.com/maps?q=1600+Amphitheatre+Parkway,+Mountain+View,+CA&output=embed"></iframe>',
    ]),
  },
  {
    kind: 'geo tags elsewhere',
    told_by: /geo|point|place|region/,
    sow: withPlace(
      (p, turn) =>
        [
          meta('geo.position', '64.84;-147.72'),
          meta('ICBM', '64.84, -147.72'),
          meta('geo.region', p.state === 'AK' ? 'US-FL' : 'US-AK'),
          meta('geo.placename', 'Fairbanks, Alaska'),
        ][turn % 4] ?? inHead(''),
    ),
  },
  {
    kind: 'suite of another number',
    told_by: /address|suite|nap/,
    sow: inSource(html => {
      const text = textOf(html)
      const suite = /\b(?:Suite|Ste\.?|Unit) #?\d+/.exec(text)?.[0]
      const count = suite ? text.split(suite).length : 0
      return suite && count > 1
        ? html.replace(
            suite,
            suite.replace(/\d+/, d => String(Number(d) + 4)),
          )
        : html
    }),
  },
  {
    kind: 'state in the text',
    told_by: /state|town|address|zip/,
    sow: withPlace((p, turn) =>
      putIn(
        [
          `<p>Our office is in ${p.town}, ${far(p.state)[1]}.</p>`,
          `<p>${p.house} ${p.street}, ${p.town}, ${far(p.state)[1]} ${p.zip}</p>`,
          `<p>Family owned in ${p.town}, ${far(p.state)[2]}.</p>`,
        ][turn % 3] ?? '',
      ),
    ),
  },
  {
    kind: 'town in the text',
    told_by: /town|address|zip/,
    sow: withPlace(p => putIn(`<p>${p.house} ${p.street}, Riverdale, ${p.state} ${p.zip}</p>`)),
  },
  {
    kind: 'far town in the title',
    told_by: /title|town|place|state/,
    sow: withPlace(p => titled(title => `${title.slice(0, 40)} in ${far(p.state)[0]}, ${far(p.state)[1]}`)),
  },
  {
    kind: 'far town in the description',
    told_by: /town|place|description|state/,
    sow: withPlace(p =>
      meta(
        'description',
        `Friendly local service in ${far(p.state)[0]}, ${far(p.state)[1]}. Call us today for a free quote.`,
      ),
    ),
  },
  {
    kind: 'far town in a heading',
    told_by: /town|place|state/,
    sow: withPlace((p, turn) =>
      putIn(
        [
          `<h2>Proudly Serving ${far(p.state)[0]}, ${far(p.state)[1]}</h2>`,
          `<h2>${far(p.state)[0]}’s Most Trusted Team</h2>`,
          `<p>We have been part of the ${far(p.state)[0]}, ${far(p.state)[2]} community for years.</p>`,
          `<h2>Why choose us in ${far(p.state)[0]}, ${far(p.state)[2]}?</h2>`,
        ][turn % 4] ?? '',
      ),
    ),
  },
  ...termSeeds,
]
