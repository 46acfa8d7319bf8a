import { setTimeout as pause } from 'node:timers/promises'
import type { Locator, Page, Request } from '@playwright/test'

/**
 * The pace of staff in the studio. Payload checks a form on the server a moment after somebody has typed, and replaces
 * parts of it by the answer: a row that is added meanwhile is lost, and so is the press of a button that moves. A
 * person is slower than such a check, a test is not. So actions on the page wait for it.
 */

/** Milliseconds after typing until the check of the form has begun. */
const debounceMs = 300
/** Milliseconds after which an action is taken anyway: some tests hold a request on purpose. */
const timeoutMs = 5000

interface Pace {
  pending: Set<Request>
  /** Whether something was answered since the last action, which may not be shown yet. */
  isAnswered: boolean
  typedAt: number
}

const paces = new WeakMap<Page, Pace>()

const typing = ['fill', 'check', 'uncheck', 'selectOption', 'pressSequentially', 'setInputFiles'] as const
const pressing = ['click', 'tap', 'dblclick', 'press', 'dragTo'] as const

type Action = (this: Locator, ...parameters: unknown[]) => Promise<unknown>

/** Calls of server functions, and screens as rendered for the router, if they are not merely fetched in advance. */
function isAwaited(request: Request): boolean {
  const headers = request.headers()
  return 'next-action' in headers || ('rsc' in headers && !('next-router-prefetch' in headers))
}

/** Runs in the browser: waits until React has shown what was answered, which it does in pieces. */
async function isShown(): Promise<void> {
  const { scheduler } = window as unknown as {
    scheduler: { postTask: (task: () => void, how: object) => Promise<void> }
  }
  await scheduler.postTask(() => undefined, { priority: 'background' })
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

async function untilAnswered(page: Page, pace: Pace, isPress: boolean): Promise<void> {
  const isAtRest = () => pace.pending.size === 0 && !(isPress && Date.now() - pace.typedAt < debounceMs)
  if (isAtRest() && !pace.isAnswered) return
  const until = Date.now() + timeoutMs
  while (!isAtRest() && Date.now() < until) await pause(20)
  if (!isAtRest())
    console.log(
      'not answered in time:',
      [...pace.pending].map((request) => request.url()),
    )
  pace.pending.clear()
  pace.isAnswered = false
  // The page may have been left meanwhile, or draw no frames.
  await Promise.race([page.evaluate(isShown).catch(() => undefined), pause(timeoutMs)])
}

let isPatched = false

function patch(prototype: Record<string, Action>): void {
  if (isPatched) return
  isPatched = true
  for (const name of [...typing, ...pressing]) {
    const act = prototype[name] as Action
    const isPress = pressing.some((each) => each === name)
    prototype[name] = async function (...parameters) {
      const pace = paces.get(this.page())
      if (pace) await untilAnswered(this.page(), pace, isPress)
      const result = await act.apply(this, parameters)
      if (pace && !isPress) pace.typedAt = Date.now()
      return result
    }
  }
}

export function actAsStaff(page: Page): void {
  if (paces.has(page)) return
  patch(Object.getPrototypeOf(page.locator('html')) as Record<string, Action>)
  const pace: Pace = { pending: new Set(), isAnswered: false, typedAt: 0 }
  paces.set(page, pace)
  const end = (request: Request) => {
    if (pace.pending.delete(request)) pace.isAnswered = true
  }
  page
    .on('request', (request) => isAwaited(request) && pace.pending.add(request))
    .on('requestfinished', end)
    .on('requestfailed', end)
}
