import type { Page } from '@playwright/test'

/** Forms of the studio that are left before they are saved. */

/** What the browser keeps of forms that are not saved. */
export const keptCopies = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, copy]) => (key.startsWith('unsaved/') ? [String(copy)] : [])),
  )

/** Does what leaves a page that asks, answers the question, and returns it. */
export async function leave(page: Page, act: () => Promise<unknown>, isLeft: boolean): Promise<string> {
  const question = page.waitForEvent('dialog')
  const left = act()
  const dialog = await question
  await (isLeft ? dialog.accept() : dialog.dismiss())
  if (isLeft) await left
  return `${dialog.type()}: ${dialog.message()}`
}
