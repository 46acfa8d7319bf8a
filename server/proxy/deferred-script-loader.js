// Runs in the browser, inline in the head of every page. It defers the page's scripts until they are needed. Its hash
// is part of the policy, see defer-scripts.ts. Everything on the page works without scripts, or the action is repeated
// below.
;(() => {
  // Milliseconds from the load event until scripts are loaded anyway, between two polls of a control, and until polling
  // a control is given up.
  const idleMs = 8000
  const pollMs = 50
  const timeoutMs = 15000
  const touches = ['pointerdown', 'touchstart', 'keydown', 'click', 'input']
  const approaches = ['pointermove', 'pointerover', 'wheel', 'focusin']
  const { connection } = navigator
  const isDear = Boolean(connection && (connection.saveData || /2g/.test(connection.effectiveType)))
  const intents = isDear ? touches : touches.concat(approaches)
  const listening = { capture: true, passive: true }
  // Browsers inside of apps: they open no window, and Google refuses sign-in from them. On Apple's systems only a
  // browser of its own names Safari. Facebook, Instagram, Threads, TikTok and LinkedIn are recognised by several names.
  const inApp =
    /FBAN|FBAV|FB_IAB|Instagram|Barcelona|musical_ly|TikTok|Bytedance|trill_|LinkedInApp|Snapchat|Zalo|MicroMessenger|Line\/|KAKAOTALK|; wv\)|AppleWebKit(?!.*Safari\/)/
  const waiting = new Map()
  const failed = []
  let isLoaded = false

  // A signed-in user sees the signed-in state before any script is loaded. The language is known to local storage too.
  try {
    if (localStorage.getItem('user')) document.documentElement.dataset.user = ''
    const language = /(?:^|; )language=(vi|en|zh)/.exec(document.cookie)
    if (language) localStorage.setItem('language', language[1])
  } catch {
    // The browser does not allow site data.
  }

  // An app on the home screen names no browser either, but it is one.
  if (!navigator.standalone && inApp.test(navigator.userAgent)) document.documentElement.dataset.inApp = ''

  const append = (name, attributes) => document.head.appendChild(Object.assign(document.createElement(name), attributes))

  // If a file fails to load, no control waits for it any longer. It is requested again at the next press.
  function giveUp(retry) {
    failed.push(retry)
    for (const control of waiting.keys()) forget(control)
  }

  function fetchFile(src) {
    append('script', { src, async: true, onerror: () => giveUp(() => fetchFile(src)) })
  }

  function run(files, flight) {
    const parts = (self.__next_f ||= [])
    for (const part of flight) parts.push(part)
    for (const src of files) fetchFile(src)
  }

  // The page has only the rules that it can use without scripts. The whole style sheets apply at the same time, since
  // one of them alone would come after the rules of the next one.
  async function loadSheets(sheets) {
    const links = sheets.map((href) =>
      Object.assign(document.createElement('link'), { rel: 'stylesheet', media: 'not all', fetchPriority: 'high', href }),
    )
    const loaded = links.map(
      (link) =>
        new Promise((resolve, reject) => {
          Object.assign(link, { onload: resolve, onerror: reject }).dataset.precedence = 'next'
          document.head.append(link)
        }),
    )
    try {
      await Promise.all(loaded)
      for (const link of links) link.media = 'all'
    } catch (error) {
      for (const link of links) link.remove()
      throw error
    }
  }

  // Loaded once: what is tried again may be the page's data alone.
  let styles
  const fetchSheets = (sheets) =>
    (styles ??= loadSheets(sheets).catch((error) => {
      styles = undefined
      throw error
    }))

  // Data of a page that was changed meanwhile are not there any more: who presses a button that needs them gets the new
  // page.
  async function fetchData(data) {
    const of = encodeURIComponent(location.pathname + location.search)
    const response = await fetch(`/page-data/${data}?of=${of}`)
    if (response.status === 404 && [...waiting.keys()].some(({ type }) => type === 'button')) location.reload()
    return response.json()
  }

  // The scripts need the page's data when they run, and the whole styles for what they show. All are fetched at the same
  // time.
  async function start(deferred) {
    const { files, flight, data, sheets } = deferred
    try {
      const [fetched] = await Promise.all([data ? fetchData(data) : flight, fetchSheets(sheets)])
      run(files, fetched)
    } catch {
      giveUp(() => start(deferred))
    }
  }

  function load() {
    if (isLoaded) return
    // The data are at the end of the page, which may still be loading.
    if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', load)
    isLoaded = true
    for (const intent of intents) removeEventListener(intent, load, listening)
    const deferred = JSON.parse(document.getElementById('deferred-scripts').textContent)
    for (const part of deferred.loader) (self.TURBOPACK ||= []).push(part)
    for (const href of deferred.files) append('link', { rel: 'preload', as: 'script', href })
    start(deferred)
  }

  for (const intent of intents) addEventListener(intent, load, listening)
  if (!isDear) {
    // Only scrolling of the page itself counts, because lists inside it scroll by themselves when they settle.
    document.addEventListener('scroll', load, { passive: true, once: true })
    const loadWhenIdle = () => setTimeout(() => (self.requestIdleCallback ?? setTimeout)(load), idleMs)
    // A prerendered page loads no scripts until it is shown.
    addEventListener('load', () => (document.prerendering ? document.addEventListener('prerenderingchange', loadWhenIdle, { once: true }) : loadWhenIdle()))
  }

  const isTaken = (control) => Object.keys(control).some((key) => key.startsWith('__reactProps$'))
  const isNative = (button) => button.type !== 'button' || button.popoverTargetElement || button.commandForElement

  function forget(control) {
    clearInterval(waiting.get(control))
    waiting.delete(control)
    delete control.dataset.waiting
  }

  // Runs an action on a control once, as soon as React has hydrated it.
  function whenTaken(control, act) {
    for (const retry of failed.splice(0)) retry()
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

  // A button that does nothing without its script is pressed again later. The first press is stopped, because React
  // could be about to hydrate the button and would then answer both.
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

  // Text typed earlier is reported to the field once it listens. The page shows the name of a file chosen earlier.
  addEventListener(
    'input',
    ({ target }) => {
      if (isTaken(target)) return
      if (target.files) target.toggleAttribute('data-chosen', target.files.length > 0)
      whenTaken(target, () => target.dispatchEvent(new Event('input', { bubbles: true })))
    },
    listening,
  )

  // A film or a map is a link until it is pressed. Its frame then stands in front of the link, which comes back when the
  // page is left. The permissions are those of `frameRights`.
  addEventListener('click', (event) => {
    const link = event.target.closest?.('a[data-frame]')
    if (!link || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const frame = document.createElement('iframe')
    const attributes = {
      title: link.dataset.title,
      sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation',
      allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
      referrerpolicy: 'strict-origin-when-cross-origin',
      src: link.dataset.frame,
    }
    for (const name in attributes) frame.setAttribute(name, attributes[name])
    link.hidden = true
    link.after(frame)
    frame.focus()
  })
})()
