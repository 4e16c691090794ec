import type { Page } from '@playwright/test'
import { expectAccessibleInEveryLook } from './accessible.ts'
import { ownerOf } from './own-business.ts'
import { expect, test } from './visitor.ts'

const headings = 'Store code,Business name,Street,City,State,ZIP,Phone,Category,Monday'

const bad: Record<number, string> = {
  20: 'S-20,Shop 20,20 Bay Street,Jacksonville,FL,32202,12,Plumber,9 AM-5 PM',
  50: 'S-50,Shop 50,50 Bay Street,Jacksonville,FL,32202,(904) 355-0150,Plummer,9 AM-5 PM',
  90: 'S-90,Shop 90,90 Bay Street,Jacksonville,FL,32202,(904) 355-0190,Plumber,9-5',
  120: 'S-120,Shop 120,120 Bay Street,Jacksonville,GA,32202,(904) 355-0220,Plumber,9 AM-5 PM',
  170: 'S-170,,170 Bay Street,Jacksonville,FL,32202,(904) 355-0270,Plumber,9 AM-5 PM',
  200: 'S-1,Shop 200,200 Bay Street,Jacksonville,FL,32202,(904) 355-0300,Plumber,9 AM-5 PM',
  299: 'S-299,Shop 299,299 Bay Street,Jacksonville,FL,3220,(904) 355-0399,Plumber,9 AM-5 PM',
}

function sheet(): string {
  const rows = Array.from({ length: 300 }, (_, at) => {
    const n = at + 1
    return bad[n] ?? `S-${n},Shop ${n},${n} Bay Street,Jacksonville,FL,32202,(904) 355-0${100 + n},Plumber,9 AM-5 PM`
  })
  return [headings, ...rows].join('\n')
}

const status = (page: Page) => page.getByRole('main').getByRole('status')
const row = (page: Page, n: number) => page.getByRole('form', { name: `Row ${n}`, exact: true })

async function mend(page: Page, n: number, field: string, text: string): Promise<void> {
  await row(page, n).getByLabel(field).fill(text)
  await row(page, n)
    .getByRole('button', { name: `Check row ${n}` })
    .click()
}

test.describe('an import', () => {
  test.describe.configure({ timeout: 120_000 })
  test.use({ tolerated: /status of 422/ })

  test('of 300 rows with 7 bad ones is mended in place, saved, undone and repeated', async ({ page }) => {
    const { ask, business_id } = await ownerOf(page, {})
    const count = async () => (await ask('GET', `/api/locations?business_id=${business_id}`)).total
    await page.goto('/client/locations')
    await page.getByRole('link', { name: 'Import from a spreadsheet' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import locations')
    await expectAccessibleInEveryLook(page, 'upload')

    const choose = (name: string, text: string) =>
      page.getByLabel('File with locations').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
    await choose('shops.xlsx', 'no workbook')
    await expect(page.getByRole('alert')).toContainText('The name ends with .xlsx, but there is no such file inside.')
    await choose('shops.csv', sheet())
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('shops.csv')
    await expect(page.getByLabel('What “ZIP” is about')).toHaveValue('zip')
    await expect(page.getByText('Shop 1 · Shop 2 · Shop 3')).toBeVisible()
    await expectAccessibleInEveryLook(page, 'columns')
    for (const column of ['Business name', 'Store code'])
      await page.getByLabel(`What “${column}” is about`).selectOption('')
    await page.getByRole('button', { name: 'Check the rows' }).click()
    await expect(page.getByRole('alert')).toHaveText('Say which column holds the business name.')
    await page.getByLabel('What “Business name” is about').selectOption('Business name')
    await page.getByLabel('What “Store code” is about').selectOption('Store code')
    await page.getByRole('button', { name: 'Check the rows' }).click()
    await expect(status(page)).toContainText('293 locations to add.')
    await expect(status(page)).toContainText('7 rows to mend.')
    await expect(page.getByRole('button', { name: 'Check row' })).toHaveCount(7)
    await expectAccessibleInEveryLook(page, 'rows')

    await mend(page, 21, 'Phone', '123')
    await expect(row(page, 21).getByRole('alert')).toBeVisible()
    await expect(row(page, 21).getByLabel('Phone')).toHaveValue('123')
    await mend(page, 21, 'Phone', '(904) 355-0120')
    await mend(page, 51, 'Category', 'Plumber')
    await mend(page, 91, 'Monday', '9 AM-5 PM')
    await mend(page, 121, 'ZIP', '31401')
    await mend(page, 171, 'Business name', 'Shop 170')
    await mend(page, 201, 'Store code', 'S-200')
    await mend(page, 300, 'ZIP', '32202')
    await expect(status(page)).toContainText('300 locations to add.')
    await expect(status(page)).not.toContainText('to mend')

    await page.getByRole('button', { name: 'Add 300 locations' }).click()
    await expect(status(page)).toContainText('300 locations added.', { timeout: 30_000 })
    expect(await count()).toBe(300)
    await expectAccessibleInEveryLook(page, 'saved')

    await page.getByRole('button', { name: 'Undo this import' }).click()
    const dialog = page.getByRole('dialog', { name: 'Undo this import?' })
    await expect(dialog).toContainText('300 locations that it added will be deleted.')
    await dialog.getByRole('button', { name: 'Undo the import' }).click()
    await expect(status(page)).toContainText('The import was undone.', { timeout: 30_000 })
    expect(await count()).toBe(0)

    await page.getByRole('button', { name: 'Check the rows again' }).click()
    await page.getByRole('button', { name: 'Check the rows', exact: true }).click()
    await page.getByRole('button', { name: 'Add 300 locations' }).click()
    await expect(status(page)).toContainText('300 locations added.', { timeout: 30_000 })
    expect(await count()).toBe(300)
    await page.getByRole('link', { name: 'All imports' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'shops.csv' })).toContainText('300 locations saved')
  })
})
