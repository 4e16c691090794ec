import type { Brand } from '#src/domain/brand.ts'

const icon = (size: number) => ({ src: `/icons/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })

/** The web app manifest: name, icons and the paper that the site is printed on. https://www.w3.org/TR/appmanifest/ */
export function webManifest(brand: Brand): string {
  return JSON.stringify({
    name: brand.name,
    short_name: brand.name.split(' ')[0],
    start_url: '/',
    display: 'browser',
    background_color: '#fbf7f0',
    theme_color: '#fbf7f0',
    icons: [{ src: '/icons/favicon.svg', sizes: 'any', type: 'image/svg+xml' }, icon(192), icon(512)],
  })
}
