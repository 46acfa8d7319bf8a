// Runs in the browser, inline in the head of every page: defers the page's scripts until they are wanted. Its text is part
// of the policy as a hash; see defer-scripts.ts. Everything on the page works without them, or is repeated below.
;(() => {
  // Milliseconds after loading from which scripts come by themselves, between two polls of a control that is waited for, and
  // for which it is waited for.
  const idleMs = 8000
  const pollMs = 50
  const timeoutMs = 15000
  const touches = ['pointerdown', 'touchstart', 'keydown', 'click', 'input']
  const approaches = ['pointermove', 'pointerover', 'wheel', 'focusin']
  const { connection } = navigator
  const isDear = Boolean(connection && (connection.saveData || /2g/.test(connection.effectiveType)))
  const intents = isDear ? touches : touches.concat(approaches)
  const listening = { capture: true, passive: true }
  const waiting = new Map()
  const failed = []
  let isLoaded = false

  // Who has signed in finds what is theirs before any script has come.
  try {
    if (localStorage.getItem('user')) document.documentElement.dataset.user = ''
  } catch {
    // A browser that keeps no site data.
  }

  const append = (name, attributes) => document.head.appendChild(Object.assign(document.createElement(name), attributes))

  // Where a file does not arrive nothing waits for it any more; at the next press it is asked for again.
  function fetchFile(src) {
    const onerror = () => {
      failed.push(src)
      for (const control of waiting.keys()) forget(control)
    }
    append('script', { src, async: true, onerror })
  }

  function load() {
    if (isLoaded) return
    // They stand at the end of the page, which may still be on its way.
    if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', load)
    isLoaded = true
    for (const intent of intents) removeEventListener(intent, load, listening)
    const deferred = JSON.parse(document.getElementById('deferred-scripts').textContent)
    // The page has these styles in it. Disabled, they are not fetched; React looks for the elements, and would put in its own.
    for (const href of deferred.sheets) append('link', { rel: 'stylesheet', disabled: true, href }).dataset.precedence = 'next'
    for (const part of deferred.loader) (self.TURBOPACK ||= []).push(part)
    const flight = (self.__next_f ||= [])
    for (const part of deferred.flight) flight.push(part)
    for (const src of deferred.files) fetchFile(src)
  }

  for (const intent of intents) addEventListener(intent, load, listening)
  if (!isDear) {
    // Of the page itself: lists inside it settle by themselves.
    document.addEventListener('scroll', load, { passive: true, once: true })
    const loadWhenIdle = () => setTimeout(() => (self.requestIdleCallback ?? setTimeout)(load), idleMs)
    // A page rendered ahead of a visit that may never come stays as it is.
    addEventListener('load', () => (document.prerendering ? document.addEventListener('prerenderingchange', loadWhenIdle, { once: true }) : loadWhenIdle()))
  }

  const isTaken = (control) => Object.keys(control).some((key) => key.startsWith('__reactProps$'))
  const isNative = (button) => button.type !== 'button' || button.popoverTargetElement || button.commandForElement

  function forget(control) {
    clearInterval(waiting.get(control))
    waiting.delete(control)
    delete control.dataset.waiting
  }

  // Does something with a control, once, as soon as React has taken it over.
  function whenTaken(control, act) {
    for (const src of failed.splice(0)) fetchFile(src)
    if (waiting.has(control)) return
    control.dataset.waiting = ''
    const until = Date.now() + timeoutMs
    const watch = setInterval(() => {
      if (control.isConnected && !isTaken(control) && Date.now() < until) return
      forget(control)
      if (isTaken(control)) act()
    }, pollMs)
    waiting.set(control, watch)
  }

  // A button that does nothing without its script is pressed again. Nobody else hears of the first press: React, just about to
  // take the button over, would answer both.
  addEventListener(
    'click',
    (event) => {
      const button = event.target.closest?.('button')
      if (!button || isNative(button) || isTaken(button)) return
      event.stopPropagation()
      whenTaken(button, () => button.click())
    },
    { capture: true },
  )

  // What was typed before is told to the field once it listens.
  addEventListener(
    'input',
    ({ target }) => {
      if (!isTaken(target)) whenTaken(target, () => target.dispatchEvent(new Event('input', { bubbles: true })))
    },
    listening,
  )
})()
