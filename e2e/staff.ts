import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, request as requests, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test'
import { portAt, staff } from './instances'

/** Staff: they sign in, open the studio, and publish. */

/** Port used as a lock while staff sign in: unlike a file it is released however its holder ends. */
const turn = portAt(7)

/** Waits for the lock and takes it. */
async function takeTurn(): Promise<Server> {
  for (;;) {
    const holder = createServer().listen(turn, '127.0.0.1')
    const isTaken = await once(holder, 'listening').then(
      () => false,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EADDRINUSE') return true
        throw error
      },
    )
    if (!isTaken) return holder
    await pause(50)
  }
}

/**
 * Signs staff in while no other test does. Of two sign-ins of one account at the same moment the studio forgets one,
 * sometimes only moments later.
 */
export async function inTurn(signIn: () => Promise<void>): Promise<void> {
  const holder = await takeTurn()
  await signIn().finally(() => holder.close())
}

/** Signs staff in: later calls of `request` to the site are authenticated, if their origin is the site. */
export async function signInStaff(request: APIRequestContext, site: string): Promise<void> {
  await inTurn(async () =>
    expect((await request.post('/admin/api/staff/login', { data: staff, headers: { origin: site } })).status()).toBe(
      200,
    ),
  )
}

/** A staff session on a site; `at` is the process to call, if not the public address. */
export async function asStaff(site: string, at = site): Promise<APIRequestContext> {
  const api = await requests.newContext({ baseURL: at, extraHTTPHeaders: { origin: site } })
  await signInStaff(api, site)
  return api
}

/** Signs a browser in with the session of `api`, without another sign-in. */
export async function shareSession(api: APIRequestContext, context: BrowserContext): Promise<void> {
  await context.addCookies((await api.storageState()).cookies)
}

/** Creates an article as staff: a short, published one, with the given fields overridden. */
export async function publish(
  api: APIRequestContext,
  article: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<{ id: number; slug: string }> {
  const data = {
    summary: 'Tóm tắt.',
    type: 'NEWS',
    language: 'vi',
    format: 'HTML',
    html: '<p>x</p>',
    _status: 'published',
    ...article,
  }
  const answer = await api.post('/admin/api/articles', { data, headers })
  expect([answer.status(), answer.ok() ? '' : await answer.text()]).toEqual([201, ''])
  return ((await answer.json()) as { doc: { id: number; slug: string } }).doc
}

/**
 * Opens a page of the studio and waits until its fields react to events: a file that is chosen before its scripts run
 * is lost.
 */
export async function openStudio(page: Page, path: string): Promise<void> {
  await page.goto(path)
  const areHandlersAttached = () => {
    const fields = [...document.querySelectorAll('form input, form textarea, form button')]
    return (
      fields.length > 0 && fields.every((field) => Object.keys(field).some((key) => key.startsWith('__reactProps')))
    )
  }
  await expect.poll(() => page.evaluate(areHandlersAttached)).toBe(true)
}
