import { makeWorkbook } from '#tests/support/locations/make-xlsx.ts'
import { expectAccessible, expectAccessibleInEveryLook } from './accessible.ts'
import { chooseFile, importStatus, mend, mendAll, rowToMend, sheet, undo } from './import-sheet.ts'
import { ownerOf } from './own-business.ts'
import { expect, test } from './visitor.ts'

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

    await chooseFile(page, 'shops.xlsx', 'no workbook')
    await expect(page.getByRole('alert')).toContainText('The name ends with .xlsx, but there is no such file inside.')
    const buffer = Buffer.from(makeWorkbook({ Notes: [['Ask Ana'], ['today']], Shops: [['Name'], ['Bay Street']] }))
    await page.getByLabel('File with locations').setInputFiles({ name: 'both.xlsx', mimeType: 'x/x', buffer })
    const question = page.getByRole('group', { name: /^This workbook has several sheets/ })
    await expectAccessible(page, 'several sheets')
    await question.getByRole('button', { name: 'Shops' }).click()
    await expect(page.getByText('Bay Street')).toBeVisible()
    await page.getByRole('link', { name: 'All imports' }).click()
    await chooseFile(page, 'shops.csv', sheet())
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
    await expect(importStatus(page)).toContainText('293 locations to add.')
    await expect(importStatus(page)).toContainText('7 rows to mend.')
    await expect(page.getByRole('button', { name: 'Check row' })).toHaveCount(7)
    await expectAccessibleInEveryLook(page, 'rows')

    await mend(page, 21, 'Phone', '123')
    await expect(rowToMend(page, 21).getByRole('alert')).toBeVisible()
    await expect(rowToMend(page, 21).getByLabel('Phone')).toHaveValue('123')
    await mendAll(page)
    await expect(importStatus(page)).toContainText('300 locations to add.')
    await expect(importStatus(page)).not.toContainText('to mend')

    await page.getByRole('button', { name: 'Add 300 locations' }).click()
    await expect(importStatus(page)).toContainText('300 locations added.', { timeout: 30_000 })
    expect(await count()).toBe(300)
    await expectAccessibleInEveryLook(page, 'saved')

    const { locations } = await ask('GET', `/api/locations?business_id=${business_id}`)
    const [{ id, name }] = locations
    await ask('PATCH', `/api/locations/${id}`, { version: 1, changes: { website: 'https://reyes.example' } })
    await undo(page)
    await expect(importStatus(page)).toContainText('1 location kept')
    await page.getByRole('button', { name: 'Undo the kept ones, too' }).click()
    const dialog = page.getByRole('dialog', { name: 'Undo what was edited, too?' })
    await expect(dialog.getByRole('listitem')).toHaveText(name)
    await expectAccessible(page, 'what the undo has kept')
    expect(await count()).toBe(1)
    await dialog.getByRole('button', { name: 'Undo 1 location' }).click()
    await expect(importStatus(page)).not.toContainText('kept')
    expect(await count()).toBe(0)

    await page.getByRole('button', { name: 'Check the rows again' }).click()
    await page.getByRole('button', { name: 'Check the rows', exact: true }).click()
    await page.getByRole('button', { name: 'Add 300 locations' }).click()
    await expect(importStatus(page)).toContainText('300 locations added.', { timeout: 30_000 })
    expect(await count()).toBe(300)
    await page.getByRole('link', { name: 'All imports' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'shops.csv' })).toContainText('300 locations saved')
  })

  test('with two mistakes in one row leads from the mended one to the other, by keyboard alone', async ({ page }) => {
    await ownerOf(page, {})
    await page.goto('/client/locations/import')
    const rows = [
      'Bay Street,120 Bay Street,Jacksonville,FL,32202,12,Plummer',
      'Ash Street,9 Ash Street,Jacksonville,FL,32202,12,Plumber',
      'Oak Street,7 Oak Street,Jacksonville,FL,32202,,Plummer',
    ]
    await chooseFile(page, 'shops.csv', `Our shops\n\nName,Street,City,State,ZIP,Phone,Category\n${rows.join('\n')}`)
    await expect(page.getByLabel('What “Phone” is about')).toHaveValue('phone')
    await page.getByRole('button', { name: 'Check the rows' }).click()
    const phone = rowToMend(page, 4).getByLabel('Phone')
    const category = rowToMend(page, 4).getByLabel('Category')
    await phone.fill('(904) 355-0142')
    await phone.press('Enter')
    await expect(category).toBeFocused()
    await category.fill('Plumbers of Florida')
    const refused = page.waitForResponse('**/rows/4')
    await category.press('Enter')
    await refused
    await expect(category).toBeFocused()
    await category.fill('Plumber')
    await expect(page.getByRole('button', { name: 'Check row 4' })).toBeEnabled()
    await category.press('Enter')
    await expect(page.getByRole('rowheader', { name: 'Row 4' })).toBeFocused()

    const next = rowToMend(page, 5).getByLabel('Phone')
    await page.route('**/rows/5', async route => {
      await rowToMend(page, 6).getByLabel('Category').pressSequentially('s')
      await route.continue()
    })
    await next.fill('(904) 355-0143')
    await next.press('Enter')
    await expect(page.getByRole('row', { name: /Ash Street/ })).toContainText('New')
    await expect(rowToMend(page, 6).getByLabel('Category')).toBeFocused()
  })
})
