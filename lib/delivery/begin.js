// Runs in the browser, inline at the end of every page: holds the page's scripts back until they are wanted. Its text is
// part of the policy as a hash; see hold-scripts.ts. Everything on the page works without them, or is repeated below.
;(() => {
  // Milliseconds after loading from which scripts come by themselves, and between two looks at a control that is waited for.
  const calm = 8000
  const look = 50
  const touches = ['pointerdown', 'touchstart', 'keydown', 'click', 'input']
  const approaches = ['pointermove', 'pointerover', 'wheel', 'scroll', 'focusin']
  const { connection } = navigator
  const isDear = Boolean(connection && (connection.saveData || /2g/.test(connection.effectiveType)))
  const intents = isDear ? touches : touches.concat(approaches)
  const listening = { capture: true, passive: true }
  let hasBegun = false

  function begin() {
    if (hasBegun) return
    hasBegun = true
    for (const intent of intents) removeEventListener(intent, begin, listening)
    const held = JSON.parse(document.getElementById('held-scripts').textContent)
    const append = (attributes) => document.head.append(Object.assign(document.createElement('script'), attributes))
    for (const text of held.inline) append({ text })
    const flight = (self.__next_f ||= [])
    for (const part of held.flight) flight.push(part)
    for (const src of held.files) append({ src, async: true })
  }

  for (const intent of intents) addEventListener(intent, begin, listening)
  if (!isDear) {
    const rest = () => setTimeout(() => (self.requestIdleCallback ?? setTimeout)(begin), calm)
    if (document.readyState === 'complete') rest()
    else addEventListener('load', rest)
  }

  // A button that does nothing without its script is pressed again, once, as soon as React has taken it over.
  const waiting = new Map()
  const isTaken = (control) => Object.keys(control).some((key) => key.startsWith('__reactProps$'))
  const isNative = (button) => button.type !== 'button' || button.popoverTargetElement || button.commandForElement

  addEventListener(
    'click',
    (event) => {
      const button = event.target.closest?.('button')
      if (!button || isNative(button) || isTaken(button) || waiting.has(button)) return
      button.dataset.waiting = ''
      const watch = setInterval(() => {
        if (button.isConnected && !isTaken(button)) return
        clearInterval(watch)
        waiting.delete(button)
        delete button.dataset.waiting
        button.click()
      }, look)
      waiting.set(button, watch)
    },
    { capture: true },
  )

  // What was typed before is told to the field once it listens.
  addEventListener(
    'input',
    ({ target }) => {
      if (isTaken(target) || waiting.has(target)) return
      const watch = setInterval(() => {
        if (target.isConnected && !isTaken(target)) return
        clearInterval(watch)
        waiting.delete(target)
        target.dispatchEvent(new Event('input', { bubbles: true }))
      }, look)
      waiting.set(target, watch)
    },
    { capture: true, passive: true },
  )
})()
