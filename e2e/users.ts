import { expect, test as base, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test'

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

interface Visit extends How {
  url?: string
  network?: string
}

/** `signedIn` signs somebody in, in a context of their own, which is closed after the test. */
export const test = base.extend<{ signedIn: (name: string, visit?: Visit) => Promise<APIRequestContext> }>({
  signedIn: async ({ playwright, baseURL }, use) => {
    const contexts: APIRequestContext[] = []
    await use(async (name, { url = baseURL, network, ...how } = {}) => {
      const headers = network ? { extraHTTPHeaders: { 'x-forwarded-for': network } } : {}
      const context = await playwright.request.newContext({ ...(url && { baseURL: url }), ...headers })
      contexts.push(context)
      await signInByCalls(context, name, how)
      return context
    })
    for (const context of contexts) await context.dispose()
  },
})

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
