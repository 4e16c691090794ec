import type { Page } from '@playwright/test'
import { photoFromPhone, samplePhoto } from '#tests/support/locations/sample-pictures.ts'
import { expectAccessible, expectAccessibleInEveryLook } from './accessible.ts'
import { ownerOf } from './own-business.ts'
import { expect, test } from './visitor.ts'

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })

const photos = (page: Page) => page.getByRole('list', { name: 'Photos' }).getByRole('listitem')
const words = (page: Page) => photos(page).getByLabel('What it shows, in words')

/** Drops a file where a button with this name invites to. */
async function dropOn(page: Page, name: string, { name: file_name, mimeType: type, buffer }: ReturnType<typeof file>) {
  const given = { file_name, type, base64: buffer.toString('base64') }
  const dataTransfer = await page.evaluateHandle(async ({ file_name, type, base64 }) => {
    const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
    const transfer = new DataTransfer()
    transfer.items.add(new File([bytes], file_name, { type }))
    return transfer
  }, given)
  await page.getByText(name, { exact: true }).dispatchEvent('drop', { dataTransfer })
}

/** The pictures on the screen that the browser could not show. */
const broken = (page: Page) =>
  page.locator('img').evaluateAll(async images => {
    const found: string[] = []
    for (const image of images as HTMLImageElement[]) {
      image.loading = 'eager'
      await image.decode().catch(() => found.push(image.currentSrc))
    }
    return found
  })

test.describe('with refusals on purpose', () => {
  test.use({ tolerated: /status of (409|422)/ })

  test('photos are sent, described, arranged and removed; what was typed survives a refusal', async ({ page }) => {
    const { ask, idOf } = await ownerOf(page, { 'Bay Plumbing': {} })
    const id = idOf('Bay Plumbing')
    await page.goto(`/client/locations/${id}`)
    await page.getByRole('link', { name: 'Cover photo' }).click()
    await expect(page.getByText('There are no photos yet.')).toBeVisible()
    await expectAccessible(page, 'no photos')

    const phone = await photoFromPhone({ width: 1200, height: 900 })
    await page
      .getByLabel('Choose photos')
      .setInputFiles([
        file('front.jpg', await samplePhoto()),
        file('menu.pdf.jpg', Buffer.from('%PDF-1.7')),
        file('team.jpg', phone),
      ])
    const fresh = page.getByRole('region', { name: /^New photos/ }).getByRole('listitem')
    await expect(fresh).toHaveCount(2)
    await expect(page.getByRole('alert')).toContainText('This is a PDF, not a picture.')
    await page.getByRole('button', { name: 'Dismiss menu.pdf.jpg' }).click()

    await page.getByRole('button', { name: 'Add this photo front.jpg' }).click()
    await expect(fresh.first().getByLabel('What it shows, in words')).toHaveAccessibleDescription(/Please write what/)
    await fresh.first().getByLabel('What it shows, in words').fill('Our front on Bay Street')
    const elsewhere = await ask('GET', `/api/locations/${id}/photos`)
    await page.getByRole('button', { name: 'Add this photo front.jpg' }).click()
    await expect(photos(page)).toHaveCount(1)
    await fresh.getByLabel('What it shows, in words').fill('Dana and Luis')
    await fresh.getByLabel('Kind of photo').selectOption('Team')
    await page.getByRole('button', { name: 'Add this photo team.jpg' }).click()
    await expect(words(page)).toHaveCount(2)
    await expect(words(page).first()).toHaveValue('Our front on Bay Street')
    expect(await broken(page)).toEqual([])
    await expectAccessibleInEveryLook(page, 'photos of a location')

    await page.getByRole('button', { name: 'Earlier Dana and Luis' }).click()
    await expect(words(page).first()).toHaveValue('Dana and Luis')
    await expect(page.getByRole('button', { name: 'Later Dana and Luis' })).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: 'now photo 1 of 2' })).toBeAttached()

    const now = await ask('GET', `/api/locations/${id}/photos`)
    expect(now.state).not.toBe(elsewhere.state)
    const told = now.photos.map((photo: Record<string, string>) => ({
      file_id: photo.file_id,
      kind: photo.kind,
      alt_text: photo.alt_text === 'Dana and Luis' ? 'Dana, Luis and the van' : photo.alt_text,
    }))
    await ask('PUT', `/api/locations/${id}/photos`, { state: now.state, photos: told })
    await words(page).nth(1).fill('Our front at dusk')
    await page.getByRole('button', { name: 'Save what is told of Our front on Bay Street' }).click()
    await expect(page.getByText('Somebody else has changed these photos meanwhile.')).toBeVisible()
    await expect(words(page).first()).toHaveValue('Dana, Luis and the van')
    await expect(words(page).nth(1)).toHaveValue('Our front at dusk')
    await page.getByRole('button', { name: 'Save what is told of Our front on Bay Street' }).click()
    await expect(page.getByRole('button', { name: 'Later Our front at dusk' })).toBeVisible()

    const shown = await ask('GET', `/api/locations/${id}/photos`)
    const address = shown.photos[0].picture.sources[0].webp
    const status = async () => (await page.request.get(address)).status()
    expect(await status()).toBe(200)
    await page.getByRole('button', { name: 'Remove Dana, Luis and the van' }).click()
    await page.getByRole('button', { name: 'Keep Dana, Luis and the van' }).click()
    await page.getByRole('button', { name: 'Remove Dana, Luis and the van' }).click()
    await page.getByRole('button', { name: 'Yes, remove Dana, Luis and the van' }).click()
    await expect(photos(page)).toHaveCount(1)
    await expect.poll(status, { timeout: 15_000 }).toBe(404)
    await page.reload()
    await expect(words(page)).toHaveValue('Our front at dusk')
    await page.getByRole('link', { name: 'Activity' }).click()
    await expect(page.getByText('changed the photos').first()).toBeVisible()
    await expect(page.getByText('Cover: Our front at dusk').first()).toBeVisible()
  })
})

test('the logo of a business and pictures for the agency are sent, seen and removed', async ({ page }) => {
  const { business_id } = await ownerOf(page, {})
  await page.goto(`/client/business?business=${business_id}`)
  await page.getByLabel('Choose a logo').setInputFiles(file('sign.jpg', await samplePhoto({ width: 400, height: 400 })))
  await expect(page.getByAltText('The logo of this business')).toBeVisible()
  await dropOn(page, 'Choose pictures', file('van.jpg', await samplePhoto()))
  await expect(page.getByRole('list', { name: 'Pictures' }).getByRole('listitem')).toHaveCount(1)
  await page.reload()
  await expect(page.getByAltText('The logo of this business')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove van.jpg' })).toBeVisible()
  expect(await broken(page)).toEqual([])
  await expectAccessible(page, 'logo and pictures')
  await page.getByRole('button', { name: 'Remove van.jpg' }).click()
  await page.getByRole('button', { name: 'Yes, remove van.jpg' }).click()
  await expect(page.getByText('There are no pictures yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove the logo' }).click()
  await page.getByRole('button', { name: 'Yes, remove the logo' }).click()
  await expect(page.getByText('There is no logo yet.')).toBeVisible()
})
