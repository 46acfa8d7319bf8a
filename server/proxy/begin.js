// Runs in the browser, inline in the head of every page: holds the page's scripts back until they are wanted. Its text is part
// of the policy as a hash; see hold-scripts.ts. Everything on the page works without them, or is repeated below.
;(() => {
  // Milliseconds after loading from which scripts come by themselves, between two looks at a control that is waited for, and
  // for which it is waited for.
  const calm = 8000
  const look = 50
  const patience = 15000
  const touches = ['pointerdown', 'touchstart', 'keydown', 'click', 'input']
  const approaches = ['pointermove', 'pointerover', 'wheel', 'focusin']
  const { connection } = navigator
  const isDear = Boolean(connection && (connection.saveData || /2g/.test(connection.effectiveType)))
  const intents = isDear ? touches : touches.concat(approaches)
  const listening = { capture: true, passive: true }
  const waiting = new Map()
  const missing = []
  let hasBegun = false

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
      missing.push(src)
      for (const control of waiting.keys()) forget(control)
    }
    append('script', { src, async: true, onerror })
  }

  function begin() {
    if (hasBegun) return
    // They are held at the end of the page, which may still be on its way.
    if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', begin)
    hasBegun = true
    for (const intent of intents) removeEventListener(intent, begin, listening)
    const held = JSON.parse(document.getElementById('held-scripts').textContent)
    // The page has these styles in it. Disabled, they are not fetched; React looks for the elements, and would put in its own.
    for (const href of held.sheets) append('link', { rel: 'stylesheet', disabled: true, href }).dataset.precedence = 'next'
    for (const part of held.loader) (self.TURBOPACK ||= []).push(part)
    const flight = (self.__next_f ||= [])
    for (const part of held.flight) flight.push(part)
    for (const src of held.files) fetchFile(src)
  }

  for (const intent of intents) addEventListener(intent, begin, listening)
  if (!isDear) {
    // Of the page itself: lists inside it settle by themselves.
    document.addEventListener('scroll', begin, { passive: true, once: true })
    const rest = () => setTimeout(() => (self.requestIdleCallback ?? setTimeout)(begin), calm)
    // A page rendered ahead of a visit that may never come stays as it is.
    addEventListener('load', () => (document.prerendering ? document.addEventListener('prerenderingchange', rest, { once: true }) : rest()))
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
    for (const src of missing.splice(0)) fetchFile(src)
    if (waiting.has(control)) return
    control.dataset.waiting = ''
    const until = Date.now() + patience
    const watch = setInterval(() => {
      if (control.isConnected && !isTaken(control) && Date.now() < until) return
      forget(control)
      if (isTaken(control)) act()
    }, look)
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
