'use client'

import type { ReactNode } from 'react'

/** Milliseconds after which work runs that waits for an idle browser. */
const longestWaitMs = 100

type Browser = Pick<Window, 'addEventListener' | 'cancelIdleCallback'> & {
  requestIdleCallback?: Window['requestIdleCallback']
}

/**
 * Has work that waits for an idle browser done before whatever is pressed next. The rich editor passes on what was
 * typed only when the browser is idle. On a slow computer a draft that was saved meanwhile lacked the last letters, and
 * so did the form once the new article had its address. Does nothing in browsers in which the editor does not wait.
 */
export function doIdleWorkBeforePresses(browser: Browser): void {
  const { requestIdleCallback, cancelIdleCallback } = browser
  if (!requestIdleCallback) return
  const waiting = new Map<number, IdleRequestCallback>()
  browser.requestIdleCallback = (work, options) => {
    const id = requestIdleCallback.call(
      browser,
      (deadline) => {
        waiting.delete(id)
        work(deadline)
      },
      { timeout: longestWaitMs, ...options },
    )
    waiting.set(id, work)
    return id
  }
  browser.cancelIdleCallback = (id) => {
    waiting.delete(id)
    cancelIdleCallback.call(browser, id)
  }
  function doAll(): void {
    for (const [id, work] of [...waiting]) {
      browser.cancelIdleCallback(id)
      work({ didTimeout: true, timeRemaining: () => 0 })
    }
  }
  browser.addEventListener('pointerdown', doAll, { capture: true })
  browser.addEventListener(
    'keydown',
    ({ ctrlKey, metaKey, target }) => {
      const isTyping = target instanceof Element && target.closest('[contenteditable=true]') !== null
      if (ctrlKey || metaKey || !isTyping) doAll()
    },
    { capture: true },
  )
}

if (typeof window !== 'undefined') doIdleWorkBeforePresses(window)

/** Around all pages of the studio: what is typed is in the form before anything is pressed. */
export function WholeInput({ children }: { children: ReactNode }) {
  return children
}
