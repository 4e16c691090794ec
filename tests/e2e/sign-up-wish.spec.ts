import { Entrance, newEmail } from './entrance.ts'
import { linkIn, mailsOnDisk } from './mail-on-disk.ts'
import { ownerOf } from './own-business.ts'
import { goodPassword } from './sign-in.ts'
import { expect, test } from './visitor.ts'

const confirmation = 'Confirm your email address'

test('whoever comes by the link of an invitation and has no account comes to the invitation when they have one', async ({
  page,
  context,
}) => {
  const entrance = new Entrance(page)
  const email = newEmail()
  const owner = await (await context.browser()?.newContext())?.newPage()
  if (!owner) throw new Error('The browser is gone.')
  const { ask, business_id, trade_name } = await ownerOf(owner, {})
  const { id } = await ask('POST', `/api/businesses/${business_id}/invitations`, {
    email,
    role: 'viewer',
    scope: 'all',
  })
  await owner.context().close()
  await page.goto(`/client/invitation?id=${id}`)
  await expect(page).toHaveURL(/\/login\?next=/)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await entrance.signUp(email, goodPassword)
  await expect(page).toHaveURL(/\/confirm-email\?next=/)
  const other = await context.newPage()
  await other.goto(linkIn((await mailsOnDisk(email, confirmation))[0]))
  await other.close()
  await page.bringToFront()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page).toHaveURL(`/client/invitation?id=${id}`)
  await expect(page.getByRole('heading', { name: trade_name })).toBeVisible()
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('heading', { name: 'No locations yet' })).toBeVisible()
  await expect(page.getByText('Its owners can')).toBeVisible()
})

test('a link that is followed before its page runs keeps the screen somebody came for', async ({ page }) => {
  const scripts = '**/*.js'
  await page.route(scripts, () => undefined)
  await page.goto('/login?next=%2Fclient%2Flocations', { waitUntil: 'commit' })
  const link = page.getByRole('link', { name: 'Create an account' })
  await expect(link).toHaveAttribute('href', '/sign-up')
  await page.unroute(scripts)
  await link.click()
  await expect(page).toHaveURL(/\/sign-up/)
  await new Entrance(page).signUp(newEmail(), goodPassword)
  await expect(page).toHaveURL('/confirm-email?next=%2Fclient%2Flocations')
})
