import type { Page } from '@playwright/test'

export const keptCopies = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, copy]) => (key.startsWith('unsaved/') ? [String(copy)] : [])),
  )

export async function leave(page: Page, act: () => Promise<unknown>, isLeft: boolean): Promise<string> {
  const question = page.waitForEvent('dialog')
  const remaining = act()
  const dialog = await question
  await (isLeft ? dialog.accept() : dialog.dismiss())
  if (isLeft) await remaining
  return `${dialog.type()}: ${dialog.message()}`
}
