import { drawsFrom, families, pick, sentence, services, streets, towns, trades } from './audit-generated-words.ts'

type Business = {
  name: string
  trade: string
  town: (typeof towns)[number]
  street: string
  phone: string
  tel: string
  origin: string
}

function businessFrom(draw: () => number): Business {
  const family = pick(families, draw)
  const trade = pick(trades, draw)
  const town = pick(towns, draw)
  const line = `2${String(Math.floor(draw() * 90) + 10)}-${String(Math.floor(draw() * 9000) + 1000)}`
  return {
    name: `${family} ${trade}`,
    trade,
    town,
    street: `${100 + Math.floor(draw() * 8000)} ${pick(streets, draw)}`,
    phone: `(${town.area}) ${line}`,
    tel: `+1${town.area}${line.replace('-', '')}`,
    origin: `https://www.${family.toLowerCase()}-${trade.toLowerCase().replaceAll(' ', '-')}.example`,
  }
}

function styles(draw: () => number): string {
  const rules = Array.from(
    { length: 45 },
    (_, i) =>
      `.wp-block-${i}{margin:${Math.floor(draw() * 60)}px auto;padding:0 ${i}px;color:#${Math.floor(draw() * 0xffffff).toString(16)}}@media(max-width:${600 + i}px){.wp-block-${i}{display:flex}}`,
  )
  return `<style id="global-styles-inline-css">:root{--wp--preset--color--black:#000}${rules.join('')}</style>`
}

function scripts(draw: () => number): string {
  const settings = Array.from({ length: 25 }, (_, i) => `"option_${i}":{"on":true,"at":${Math.floor(draw() * 1e6)}}`)
  return `<script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments);}gtag('js',new Date());gtag('config','G-7Q2M4XK1PD');</script>
<script id="theme-js-extra">/* <![CDATA[ */ var theme_settings={${settings.join(',')}};
document.addEventListener("DOMContentLoaded",function(){var open=document.querySelector(".menu-toggle");if(open&&1<2){open.addEventListener("click",function(e){e.preventDefault();document.body.classList.toggle("menu-open")})}}); /* ]]> */</script>`
}

function head(b: Business, path: string, draw: () => number): string {
  const title = `${b.trade} in ${b.town.city}, ${b.town.state} | ${b.name}`
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'LocalBusiness',
        '@id': `${b.origin}/#business`,
        name: b.name,
        url: b.origin,
        telephone: b.tel,
        image: `${b.origin}/wp-content/uploads/front.jpg`,
        priceRange: '$$',
        address: {
          '@type': 'PostalAddress',
          streetAddress: b.street,
          addressLocality: b.town.city,
          addressRegion: b.town.state,
          postalCode: b.town.zip,
          addressCountry: 'US',
        },
        geo: { '@type': 'GeoCoordinates', latitude: b.town.latitude, longitude: b.town.longitude },
        openingHoursSpecification: [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
            opens: '08:00',
            closes: '17:00',
          },
        ],
        sameAs: ['https://www.facebook.com/example', 'https://www.yelp.com/biz/example'],
      },
      {
        '@type': 'WebSite',
        '@id': `${b.origin}/#site`,
        url: b.origin,
        name: b.name,
        publisher: { '@id': `${b.origin}/#business` },
      },
    ],
  }
  const sheets = Array.from(
    { length: 8 },
    (_, i) =>
      `<link rel='stylesheet' id='plugin-${i}-css' href='${b.origin}/wp-content/plugins/p${i}/style.min.css?ver=6.${i}' media='all' />`,
  )
  return `<!DOCTYPE html>
<html lang="en-US" class="no-js">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${sentence(draw)} ${b.name}, ${b.town.city}.">
<link rel="canonical" href="${b.origin}${path}">
<meta property="og:locale" content="en_US"><meta property="og:type" content="website"><meta property="og:title" content="${title}">
<meta property="og:url" content="${b.origin}${path}"><meta property="og:site_name" content="${b.name}"><meta property="og:image" content="${b.origin}/wp-content/uploads/front.jpg">
<meta name="twitter:card" content="summary_large_image"><meta name="robots" content="index, follow, max-image-preview:large">
<link rel="icon" href="${b.origin}/favicon-32.png" sizes="32x32"><link rel="apple-touch-icon" href="${b.origin}/apple.png">
${sheets.join('\n')}
<script type="application/ld+json">${JSON.stringify(data)}</script>
${styles(draw)}
${scripts(draw)}
</head>`
}

function navigation(b: Business): string {
  const items = [...services, 'About us', 'Reviews', 'Service area', 'Contact', 'Blog', 'Gallery', 'Careers']
  const entry = (text: string, i: number) =>
    `<li id="menu-item-${i}" class="menu-item menu-item-type-post_type menu-item-object-page menu-item-${i}"><a href="/${text.toLowerCase().replaceAll(' ', '-')}/" class="menu-link">${text}</a></li>`
  return `<header id="masthead" class="site-header"><div class="inside"><a href="/" class="logo" rel="home"><img src="/wp-content/uploads/logo.png" alt="${b.name}" width="220" height="60"></a>
<a class="call" href="tel:${b.tel}">Call ${b.phone}</a>
<nav id="site-navigation" class="main-nav" aria-label="Primary"><ul class="menu">${items.map(entry).join('\n')}</ul></nav></div></header>`
}

/** What a page builder puts around a heading, a text or a picture. */
function widget(kind: string, id: string, inside: string): string {
  return `<div class="elementor-element elementor-element-${id} elementor-widget elementor-widget-${kind}" data-id="${id}" data-element_type="widget" data-settings="{&quot;_animation&quot;:&quot;none&quot;}" data-widget_type="${kind}.default">
<div class="elementor-widget-container">
${inside}
</div>
</div>`
}

function section(b: Business, i: number, draw: () => number): string {
  const service = services[i % services.length] ?? 'Repairs'
  const picture = `${b.origin}/wp-content/uploads/2024/0${(i % 9) + 1}/photo-${i}`
  const path = service.toLowerCase().replaceAll(' ', '-')
  const points = [1, 2, 3].map(
    n =>
      `<li class="elementor-icon-list-item"><span class="elementor-icon-list-icon"><svg aria-hidden="true" class="e-font-icon-svg e-fas-check" viewBox="0 0 512 512"><path d="M173.898 439.404l-166.4-166.4c-9.997-9.997-9.997-26.206 0-36.204l36.203-36.204"></path></svg></span><span class="elementor-icon-list-text">${pick(services, draw)} ${n}</span></li>`,
  )
  return `<section class="elementor-section elementor-top-section elementor-element elementor-element-${i}a7 elementor-section-boxed elementor-section-height-default" data-id="${i}a7" data-element_type="section">
<div class="elementor-container elementor-column-gap-default">
<div class="elementor-column elementor-col-50 elementor-top-column elementor-element elementor-element-c${i}" data-id="c${i}" data-element_type="column">
<div class="elementor-widget-wrap elementor-element-populated">
${widget('heading', `h${i}`, `<h2 class="elementor-heading-title elementor-size-default">${service} in ${b.town.city}</h2>`)}
${widget('text-editor', `t${i}`, `<p>${sentence(draw)} ${sentence(draw)} ${sentence(draw)} See <a href="/${path}/">${service.toLowerCase()}</a> &amp; more.</p>`)}
${widget('icon-list', `l${i}`, `<ul class="elementor-icon-list-items">${points.join('\n')}</ul>`)}
${widget('button', `b${i}`, `<div class="elementor-button-wrapper"><a href="/contact/" class="elementor-button-link elementor-button elementor-size-sm" role="button"><span class="elementor-button-content-wrapper"><span class="elementor-button-text">Get a free estimate</span></span></a></div>`)}
</div></div>
<div class="elementor-column elementor-col-50 elementor-top-column elementor-element" data-id="d${i}" data-element_type="column"><div class="elementor-widget-wrap elementor-element-populated">
${widget('image', `i${i}`, `<img loading="lazy" decoding="async" width="1024" height="683" src="${picture}-1024x683.jpg" class="attachment-large size-large wp-image-${i}" alt="${service} by ${b.name}" srcset="${picture}-1024x683.jpg 1024w, ${picture}-300x200.jpg 300w, ${picture}-768x512.jpg 768w" sizes="(max-width: 1024px) 100vw, 1024px">`)}
</div></div></div></section>`
}

function footer(b: Business, draw: () => number): string {
  return `<section id="contact"><h2>How can we help?</h2><form action="/contact/" method="post" class="wpforms-form"><label for="f-name">Name</label><input type="text" id="f-name" name="name" autocomplete="name" required><label for="f-mail">Email</label><input type="email" id="f-mail" name="email" autocomplete="email"><label for="f-text">Message</label><textarea id="f-text" name="message"></textarea><button type="submit">Send</button></form>
<iframe title="Map" loading="lazy" src="https://www.google.com/maps/embed?pb=!1m18!2d${b.town.longitude}!3d${b.town.latitude}" width="600" height="450"></iframe></section>
</main><footer id="colophon" class="site-footer"><div class="widget"><h3>${b.name}</h3><p>${b.street}<br>${b.town.city}, ${b.town.state} ${b.town.zip}</p><p>Phone: <a href="tel:${b.tel}">${b.phone}</a></p>
<p>Monday - Friday: 8:00 AM - 5:00 PM<br>Saturday &amp; Sunday: Closed</p><p>${sentence(draw)}</p></div><ul class="social"><li><a href="https://www.facebook.com/example" aria-label="Facebook"><svg viewBox="0 0 24 24"><path d="M12 2a10 10 0 1 0 0 20"/></svg></a></li></ul>
<p class="copyright">&copy; 2026 ${b.name}. All rights reserved. <a href="/privacy-policy/">Privacy policy</a></p></footer>`
}

/** Address of the page that `generatePage` makes from a seed. */
export function addressOf(html: string): string {
  return /rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? 'https://www.example.com/'
}

/**
 * A page like those of small businesses made with a common site builder: inline styles and scripts, many classes,
 * JSON-LD, a menu, nested sections with pictures, a form, a map, a footer with name, address, phone and hours: about
 * 450 elements and 600 words on 48 kB.
 * @param bytes about this long, not longer
 * @param of_business the seed of the page whose business this one speaks of, too
 */
export function generatePage(seed: number, bytes = 48 * 1024, of_business = seed): string {
  const draw = drawsFrom(seed)
  const own = businessFrom(draw)
  const business = of_business === seed ? own : businessFrom(drawsFrom(of_business))
  const path = seed % 10 === 0 ? '/' : `/page-${seed}/`
  const top = `${head(business, path, draw)}
<body class="home page-template-default page wp-custom-logo"><a class="skip-link screen-reader-text" href="#content">Skip to content</a>
${navigation(business)}<main id="content"><h1>${business.trade} you can trust in ${business.town.city}</h1>`
  const bottom = `${footer(business, draw)}<script src="${business.origin}/wp-includes/js/jquery/jquery.min.js?ver=3.7.1" id="jquery-core-js" defer></script></body></html>`
  const middle: string[] = []
  let length = top.length + bottom.length
  for (let i = 0; ; i++) {
    const next = section(business, i, draw)
    if (length + next.length > bytes) break
    middle.push(next)
    length += next.length
  }
  return `${top}\n${middle.join('\n')}\n${bottom}`
}
