import type { Page } from '@playwright/test'
import { expect } from './visitor.ts'

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

/** How many of the rows are in Tampa; the others are in Jacksonville. */
export const inTampa = 40

const place = (n: number) => (n > 250 && n <= 250 + inTampa ? 'Tampa,FL,33602' : 'Jacksonville,FL,32202')

/** 300 shops, seven of them with a mistake in one cell. */
export function sheet(): string {
  const rows = Array.from({ length: 300 }, (_, at) => {
    const n = at + 1
    return bad[n] ?? `S-${n},Shop ${n},${n} Bay Street,${place(n)},(904) 355-0${100 + n},Plumber,9 AM-5 PM`
  })
  return [headings, ...rows].join('\n')
}

/** Chooses the sheet as its owner does. */
export async function chooseFile(page: Page, name: string, text: string): Promise<void> {
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.getByLabel('File with locations').setInputFiles(file)
}

/** A row that has to be mended, by its number in the file. */
export const rowToMend = (page: Page, n: number) => page.getByRole('form', { name: `Row ${n}`, exact: true })

export async function mend(page: Page, n: number, field: string, text: string): Promise<void> {
  const row = rowToMend(page, n)
  await row.getByLabel(field).fill(text)
  await row.getByRole('button', { name: `Check row ${n}` }).click()
}

/** Mends all seven. */
export async function mendAll(page: Page): Promise<void> {
  await mend(page, 21, 'Phone', '(904) 355-0120')
  await mend(page, 51, 'Category', 'Plumber')
  await mend(page, 91, 'Monday', '9 AM-5 PM')
  await mend(page, 121, 'ZIP', '31401')
  await mend(page, 171, 'Business name', 'Shop 170')
  await mend(page, 201, 'Store code', 'S-200')
  await mend(page, 300, 'ZIP', '32202')
}

/** What the screen of an import tells of how it stands. */
/** The first: rows that are on their way say so in a status of their own. */
export const importStatus = (page: Page) => page.getByRole('main').getByRole('status').first()

export async function undo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Undo this import' }).click()
  const dialog = page.getByRole('dialog', { name: 'Undo this import?' })
  await expect(dialog).toContainText('300 locations that it added will be deleted.')
  await dialog.getByRole('button', { name: 'Undo the import' }).click()
  await expect(importStatus(page)).toContainText('The import was undone.', { timeout: 30_000 })
}
