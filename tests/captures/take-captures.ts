import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { projectFolder } from '#src/build/build-folders.ts'
import { ensureBuilt } from '#src/build/ensure-built.ts'
import type { Capture } from '#src/content/captures/all-captures.ts'
import { readBrand } from '#src/env.ts'
import { findChromium } from '#tests/support/machine/chromium.ts'
import { type RunningSite, startSite } from '#tests/support/program/running-site.ts'
import { type Shot, shots } from './shots.ts'

/** Room, in pixels of the page, above what stands at the top. */
const headroom = 16
/** A narrow window, so that letters can still be read where its picture is shown on a phone. */
const window_width = 640

const look: BrowserContextOptions = {
  colorScheme: 'light',
  reducedMotion: 'reduce',
  locale: 'en-US',
  timezoneId: 'America/New_York',
}

async function inNewPage<T>(
  browser: Browser,
  options: BrowserContextOptions,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ ...look, ...options })
  try {
    return await use(await context.newPage())
  } finally {
    await context.close()
  }
}

const fileOf = ({ name }: Capture) => join(projectFolder, 'src/content/captures', `${name}.webp`)

/** The program is built with the pictures it shows: one that is new, or of a new size, stands empty until it is taken. */
async function holdPlace(capture: Capture): Promise<void> {
  const { width, height } = capture
  const taken = await sharp(fileOf(capture))
    .metadata()
    .catch(() => undefined)
  if (taken?.width === width && taken.height === height) return
  const empty = sharp({ create: { width, height, channels: 3, background: '#fbf7f0' } })
  await empty.webp({ lossless: true }).toFile(fileOf(capture))
}

/** Takes one screen, sharp at the width of its source. */
async function take(browser: Browser, site: RunningSite, { capture, open }: Shot): Promise<void> {
  const { name, width, height } = capture
  const deviceScaleFactor = width / window_width
  const viewport = { width: window_width, height: height / deviceScaleFactor }
  const png = await inNewPage(browser, { viewport, deviceScaleFactor }, async page => {
    const top = await open(page, site)
    await top.evaluate(
      (element, room) => window.scrollTo(0, window.scrollY + element.getBoundingClientRect().top - room),
      headroom,
    )
    // Nothing is focused and nothing is hovered over in a picture.
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    return page.screenshot()
  })
  const { size } = await sharp(png).webp({ lossless: true, effort: 6 }).toFile(fileOf(capture))
  console.log(`${name}: ${Math.round(size / 1000)} kB`)
}

/** The picture of the home page that README.md shows. */
async function takeHome(browser: Browser, { origin }: RunningSite): Promise<void> {
  const png = await inNewPage(browser, { viewport: { width: 1280, height: 1420 } }, async page => {
    await page.goto(origin, { waitUntil: 'networkidle' })
    return page.screenshot()
  })
  await sharp(png).png({ palette: true, effort: 10 }).toFile(join(projectFolder, 'docs/pictures/home.png'))
}

for (const { capture } of shots) await holdPlace(capture)
const built = await ensureBuilt(readBrand(), sentence => console.log(sentence))
if (!built.ok) throw new Error(built.problem)
const { executablePath, args, env } = await findChromium()
const site = await startSite({}, 'loopback')
const browser = await chromium.launch({ executablePath, args, env })
try {
  for (const shot of shots) await take(browser, site, shot)
  await takeHome(browser, site)
} finally {
  await browser.close()
  await site.stop()
}
