import { expect, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test'

function formOf(html: string): { action: string; fields: Record<string, string> } {
  const action = /<form method="post" action="([^"]+)"/.exec(html)?.[1]
  if (action === undefined) throw new Error(`This is no provider's page: ${html.slice(0, 300)}`)
  const fields = [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
    name,
    value?.replaceAll('&quot;', '"'),
  ])
  return { action, fields: Object.fromEntries(fields) as Record<string, string> }
}

interface How {
  provider?: 'google' | 'facebook'
  withoutEmail?: boolean
}

export async function signInByCalls(
  request: APIRequestContext,
  name: string,
  { provider = 'google', withoutEmail = false }: How = {},
): Promise<void> {
  const shown = await request.get(`/api/sign-in/${provider}`)
  const { action, fields } = formOf(await shown.text())
  const end = await request.post(new URL(action, shown.url()).href, {
    form: { ...fields, login: name, answer: 'allow', ...(withoutEmail && { withoutEmail: '1' }) },
  })
  expect([end.status(), new URL(end.url()).pathname, await end.text()]).toEqual([
    200,
    '/api/sign-in/done',
    expect.stringContaining('data-outcome="done"'),
  ])
}

export async function answerProvider(
  page: Page,
  name: string,
  answer: 'Sign in' | 'Cancel' = 'Sign in',
): Promise<void> {
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: answer }).click()
}

export async function signInByWindow(page: Page, context: BrowserContext, name: string): Promise<void> {
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Đăng nhập với Google' }).click()
  const beside = await opened
  await answerProvider(beside, name)
  await expect.poll(() => beside.isClosed()).toBe(true)
}
