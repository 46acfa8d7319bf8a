import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, request as requests, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test'
import { isHydrated } from '@/app/(studio)/hydrated'
import { portAt, staff } from './instances'
import { actAsStaff } from './staff-pace'

/** Port used as a lock while staff sign in: unlike a file it is released however its holder ends. */
const turn = portAt(7)

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
export async function signInAlone(signIn: () => Promise<void>): Promise<void> {
  const holder = await takeTurn()
  await signIn().finally(() => holder.close())
}

/** Signs staff in: later calls of `request` to the site are authenticated, if their origin is the site. */
export async function signInStaff(request: APIRequestContext, site: string): Promise<void> {
  await signInAlone(async () =>
    expect((await request.post('/admin/api/staff/login', { data: staff, headers: { origin: site } })).status()).toBe(
      200,
    ),
  )
}

export async function asStaff(site: string, at = site): Promise<APIRequestContext> {
  const api = await requests.newContext({ baseURL: at, extraHTTPHeaders: { origin: site } })
  await signInStaff(api, site)
  return api
}

export async function shareSession(api: APIRequestContext, context: BrowserContext): Promise<void> {
  await context.addCookies((await api.storageState()).cookies)
}

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

/** The records that a call of the studio's API lists. */
export const docsOf = async <T>(api: APIRequestContext, query: string): Promise<T[]> =>
  ((await (await api.get(`/admin/api/${query}`)).json()) as { docs: T[] }).docs

const content = 'h1, .collection-list, .doc-header, .dashboard, .login__form'

/** Runs in the browser. Made of text, because it needs a function of the studio there. */
const isReady = new Function(
  'needed',
  `${isHydrated}
  const frame = document.querySelector('.template-default')
  // On screens that are not wide, Payload shows its menu for a moment and slides it out: what is pressed moves away.
  const isMenuShown = innerWidth <= 1440 && frame?.matches('.template-default--nav-open')
  const isSliding = frame !== null && frame.getAnimations().length > 0
  // A list puts its state into the address, which ends a navigation that was begun.
  const isAddressed = !document.querySelector('.collection-list') || location.search.includes('limit=')
  const controls = [...document.querySelectorAll('button, [role=button], form input, form textarea, td input')]
  return (
    document.querySelector(needed) !== null &&
    frame?.matches(':not(.template-default--nav-hydrated)') !== true &&
    !isMenuShown &&
    !isSliding &&
    isAddressed &&
    controls.every(isHydrated)
  )`,
) as (needed: string) => boolean

/**
 * Waits until a screen of the studio has what is `needed`, its controls react to events, and its menu and its address
 * have settled: until then presses are lost, and so are files that are chosen.
 */
export async function whenReady(page: Page, needed = content): Promise<void> {
  actAsStaff(page)
  await page.waitForFunction(isReady, needed)
}

export async function openStudio(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await whenReady(page, 'form :is(input, textarea, button)')
}
