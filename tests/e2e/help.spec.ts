import type { Locator, Page } from '@playwright/test'
import { helpAnswers } from '#src/content/help/help-groups.ts'
import { screenHelp } from '#src/content/help/screen-help.ts'
import { namesIn } from '#src/content/help/step-parts.ts'
import { checkStory, clientStory, entranceStory, type HelpStory } from './help-views.ts'
import { test as testWithShops } from './shop-site.ts'
import { signedIn } from './sign-in.ts'
import { expect, test } from './visitor.ts'

const steps = helpAnswers.flatMap(({ id, steps = [] }) => steps.map(([view, text]) => ({ id, view, text })))

const roles = ['button', 'link', 'heading', 'textbox', 'checkbox', 'combobox', 'menuitem', 'columnheader'] as const

/** What a reader would press, fill in or look for under this name. */
function named(page: Page, name: string): Locator {
  // Passwords have no role; a count, or words for screen readers only, may follow what is read on a button or a label.
  const own = page.locator(
    `xpath=//*[self::button or self::label or self::summary][text()[normalize-space() = "${name}"]]`,
  )
  const found = roles.reduce((all, role) => all.or(page.getByRole(role, { name, exact: true })), own)
  return found.filter({ visible: true }).first()
}

async function expectNames(page: Page, story: HelpStory): Promise<void> {
  for (const [view, open] of Object.entries(story)) {
    await open()
    for (const { id, text } of steps.filter(step => step.view === view)) {
      for (const name of namesIn(text)) {
        await expect.soft(named(page, name), `#${id} names "${name}" on ${view}`).toBeVisible()
      }
    }
  }
}

const helpLink = (page: Page) => page.getByRole('link', { name: /^Help (?!center)/ })

async function expectHelp(page: Page, path: string): Promise<void> {
  const { to = '', about = '' } = screenHelp[path] ?? {}
  await expect.soft(helpLink(page), path).toHaveAccessibleName(`Help ${about}`)
  await expect.soft(helpLink(page), path).toHaveAttribute('href', to)
}

test('every button, link and field that an answer names stands on the page where people come in', async ({ page }) => {
  await expectNames(page, entranceStory(page))
})

testWithShops.describe('the free check', () => {
  testWithShops.describe.configure({ timeout: 90_000 })

  testWithShops('has every button, link and field that an answer names', async ({ page, shop }) => {
    await expectNames(page, checkStory(page, shop))
    await expectHelp(page, '/ai-seo/results')
  })
})

test.describe('the client area', () => {
  test.describe.configure({ timeout: 90_000 })

  test('has every button, link and field that an answer names', async ({ page }) => {
    await expectNames(page, clientStory(page, await signedIn(page, 'client')))
  })
})

test('no view is named that nothing brings about, or brought about for nobody', async ({ page }) => {
  const shop = () => Promise.reject(new Error('No story is told here.'))
  const stories = [entranceStory(page), checkStory(page, shop), clientStory(page, { email: '' })]
  const told = stories.flatMap(story => Object.keys(story))
  expect(told.toSorted()).toEqual([...new Set(steps.map(({ view }) => view))].toSorted())
})

const isClients = (path: string) => path.startsWith('/client')
const targets = [...new Set(helpAnswers.flatMap(({ more }) => more?.path ?? []))]

test('every link of an answer leads to a page that answers, and to a part that it has', async ({ request }) => {
  for (const target of targets) {
    const [path = '', part] = target.split('#')
    const answer = await request.get(path)
    expect.soft(answer.status(), target).toBe(200)
    if (part && !isClients(path)) expect.soft(await answer.text(), target).toContain(`id="${part}"`)
  }
})

test('each page where people come in links to the answer that explains it', async ({ page }) => {
  const paths = Object.keys(screenHelp).filter(path => path !== '/ai-seo/results' && !isClients(path))
  for (const path of paths) {
    await page.goto(path)
    await expectHelp(page, path)
  }
})

test('each screen of a client links to the answer that explains it, and has the parts that answers lead to', async ({
  page,
}) => {
  await signedIn(page, 'client')
  // One step of setting up stands for all of them.
  const screens = Object.keys(screenHelp).filter(path => !/onboarding\/(?!goals)/.test(path))
  for (const path of screens.filter(isClients)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectHelp(page, path)
    for (const target of targets.filter(one => one.startsWith(`${path}#`))) {
      await expect.soft(page.locator(target.slice(path.length)), target).toHaveCount(1)
    }
  }
})

test('the link opens its answer', async ({ page }) => {
  await page.goto('/login')
  await expect(page.locator('#sign-in')).toHaveCount(0)
  await helpLink(page).click()
  await expect(page).toHaveURL('/help-center/account#sign-in')
  await expect(page.locator('#sign-in').getByText('Press Login at the top of any page.')).toBeVisible()
  await expect(page.locator('#lost-phone').getByRole('listitem').first()).toBeHidden()
})

test('an address that an answer had on the help center leads to where it stands now', async ({ page }) => {
  await page.goto('/help-center#lost-phone')
  const link = page.locator('#lost-phone')
  await expect(link).toBeInViewport()
  await link.click()
  await expect(page).toHaveURL('/help-center/account#lost-phone')
  await expect(page.locator('#lost-phone').getByRole('listitem').first()).toBeVisible()
})

test('a screen without an answer of its own shows no link', async ({ page }) => {
  await page.goto('/first-admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(helpLink(page)).toHaveCount(0)
})
