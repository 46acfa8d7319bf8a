const longestWaitMs = 100

type Browser = Pick<Window, 'addEventListener' | 'setTimeout' | 'clearTimeout'> & {
  requestIdleCallback?: Window['requestIdleCallback']
  cancelIdleCallback?: Window['cancelIdleCallback']
}

const deadline = { didTimeout: true, timeRemaining: () => 0 }

const works = new Set<() => void>()

/** From now on, `work` is done before whatever is pressed next. Returns a function that ends this. */
export function beforePresses(work: () => void): () => void {
  works.add(work)
  return () => void works.delete(work)
}

/** Whether a key only adds to or changes a text: all others may be a press, which saves. */
function isTyping({ ctrlKey, metaKey, key, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || key === 'Enter') return false
  return target instanceof Element && target.closest('[contenteditable=true], textarea, input') !== null
}

/** The editor passes on what was typed only when the browser is idle: a draft that is saved before lacks it. */
export function doWorkBeforePresses(browser: Browser): void {
  const request =
    browser.requestIdleCallback?.bind(browser) ??
    ((work: IdleRequestCallback) => browser.setTimeout(() => work(deadline), 1))
  const cancel = browser.cancelIdleCallback?.bind(browser) ?? ((id: number) => browser.clearTimeout(id))
  const waiting = new Map<number, IdleRequestCallback>()
  browser.requestIdleCallback = (work, options) => {
    const id = request(
      (idle) => {
        waiting.delete(id)
        work(idle)
      },
      { timeout: longestWaitMs, ...options },
    )
    waiting.set(id, work)
    return id
  }
  browser.cancelIdleCallback = (id) => {
    waiting.delete(id)
    cancel(id)
  }
  function doAll(): void {
    for (const work of [...works]) work()
    for (const [id, work] of [...waiting]) {
      browser.cancelIdleCallback?.(id)
      work(deadline)
    }
  }
  // A click without a press comes from assistive technology.
  for (const press of ['pointerdown', 'click']) browser.addEventListener(press, doAll, { capture: true })
  browser.addEventListener('keydown', (event) => isTyping(event as KeyboardEvent) || doAll(), { capture: true })
}
