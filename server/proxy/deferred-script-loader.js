// Runs in the browser, inline in the head of every page. It defers the page's scripts until they are needed. Its hash
// is part of the policy, see defer-scripts.ts. Everything on the page works without scripts, or the action is repeated
// in run-deferred.js, which is not in the page: every byte here delays the first paint.
;(() => {
  // Milliseconds from the load event until scripts are loaded anyway.
  const idleMs = 8000
  // Milliseconds until the link of a film is followed, if the file that makes its frame is not there.
  const frameMs = 15000
  const touches = ['pointerdown', 'touchstart', 'keydown', 'click', 'input']
  const approaches = ['pointermove', 'pointerover', 'wheel', 'focusin']
  const { connection } = navigator
  const isMetered = connection?.saveData || /2g/.test(connection?.effectiveType)
  const intents = isMetered ? touches : touches.concat(approaches)
  const listening = { capture: true, passive: true }
  // Browsers inside of apps: they open no window, and Google refuses sign-in from them. On Apple's systems only a
  // browser of its own names Safari. Facebook, Instagram, Threads, TikTok and LinkedIn are recognised by several names.
  const inApp =
    /FBAN|FBAV|FB_IAB|Instagram|Barcelona|musical_ly|TikTok|Bytedance|trill_|LinkedInApp|Snapchat|Zalo|MicroMessenger|Line\/|KAKAOTALK|; wv\)|AppleWebKit(?!.*Safari\/)/
  const held = new Set()
  let isLoaded = false

  // Before any script is loaded a signed-in user sees the signed-in state, and what was paused stands still.
  try {
    for (const key of ['user', 'paused'])
      if (localStorage.getItem(key)) document.documentElement.dataset[key] = ''
  } catch {
    // The browser does not allow site data.
  }

  // An app on the home screen names no browser either, but it is one.
  if (!navigator.standalone && inApp.test(navigator.userAgent)) document.documentElement.dataset.inApp = ''

  const append = (name, attributes) => document.head.append(Object.assign(document.createElement(name), attributes))

  const deferred = () => JSON.parse(document.getElementById('deferred-scripts').textContent)

  // Lets a control wait no longer, if it still does. A link is followed.
  function release(control) {
    if (!held.delete(control)) return
    control.removeAttribute('aria-busy')
    if (control.href) location.assign(control.href)
  }

  // What the scripts need is asked for together with the file that runs them. If that does not arrive, no control waits
  // any longer, and the next press asks again.
  function load() {
    if (isLoaded) return
    // The data are at the end of the page, which may still be loading.
    if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', load)
    isLoaded = true
    for (const intent of intents) removeEventListener(intent, begin, listening)
    const page = deferred()
    const dataAddress =
      page.data && `/page-data/${page.data}?of=${encodeURIComponent(location.pathname + location.search)}`
    // Not preloaded: WebKit would ask for them again.
    const data = dataAddress && fetch(dataAddress).catch(() => undefined)
    self.deferredScripts = { page, dataAddress, data, held }
    const onerror = () => {
      isLoaded = false
      held.forEach(release)
    }
    append('script', { src: page.run, fetchPriority: 'high', onerror })
    for (const href of page.sheets) append('link', { rel: 'preload', as: 'style', href })
    for (const href of page.files) append('link', { rel: 'preload', as: 'script', href })
  }

  // The search box has a small script of its own, and would wait for the others.
  const isSearch = ({ target }) => target.closest?.('#site-search, [popovertarget=site-search]')
  const begin = (event) => isSearch(event) || load()
  for (const intent of intents) addEventListener(intent, begin, listening)

  let isSuggesting = false
  function suggest({ target }) {
    if (isSuggesting || document.readyState === 'loading' || !target.matches?.('#site-search input')) return
    isSuggesting = true
    append('script', { src: deferred().suggest, onerror: () => (isSuggesting = false) })
  }
  for (const use of ['focusin', 'input']) addEventListener(use, suggest, listening)

  if (!isMetered) {
    // Only scrolling of the page itself counts, because lists inside it scroll by themselves when they settle.
    document.addEventListener('scroll', load, { passive: true, once: true })
    const loadWhenIdle = () => setTimeout(() => (self.requestIdleCallback ?? setTimeout)(load), idleMs)
    // A prerendered page loads no scripts until it is shown.
    addEventListener('load', () => (document.prerendering ? document.addEventListener('prerenderingchange', loadWhenIdle, { once: true }) : loadWhenIdle()))
  }

  const isTaken = (control) => Object.keys(control).some((key) => key.startsWith('__reactProps$'))

  function hold(control) {
    control.setAttribute('aria-busy', 'true')
    held.add(control)
    load()
  }

  // An arrow of a carousel scrolls it until its script runs. Only from one end to the other it waits for the script.
  function scrollSlides({ dataset }, carousel) {
    const viewport = carousel?.querySelector('[tabindex]')
    const step = { previous: -1, next: 1 }[dataset.sign]
    if (!viewport || !step) return false
    const [first, second] = viewport.firstElementChild.children
    const room = step < 0 ? viewport.scrollLeft : viewport.scrollWidth - viewport.clientWidth - viewport.scrollLeft
    if (!second || room < 2) return false
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
    viewport.scrollBy({ left: step * (second.offsetLeft - first.offsetLeft), behavior })
    carousel.dataset.pressed = ''
    load()
    return true
  }

  // Milliseconds for which a copied address is noted (spec 9).
  const copiedMs = 2000

  // Copies the address of an article, or opens the share sheet: neither needs a script of the page.
  async function share({ dataset, parentElement }) {
    const { copy, share: url, title, unsupported } = dataset
    if (url) return navigator.share ? navigator.share({ title, url }).catch(() => undefined) : alert(unsupported)
    const noted = parentElement.dataset
    try {
      await navigator.clipboard.writeText(copy)
      noted.copied = ''
    } catch {
      noted.copied = 'failed'
    }
    clearTimeout(share.timer)
    share.timer = setTimeout(() => delete noted.copied, copiedMs)
  }

  // A button that does nothing without its script is pressed again later. The first press is stopped, because React
  // could be about to hydrate the button and would then answer both.
  addEventListener(
    'click',
    (event) => {
      const button = event.target.closest?.('button[type=button]')
      if (button?.matches('[data-copy], [data-share]')) return share(button)
      if (!button || button.popoverTargetElement || button.commandForElement || isTaken(button)) return
      event.stopPropagation()
      if (!scrollSlides(button, button.closest('[data-still]'))) hold(button)
    },
    true,
  )

  // The calendar of a phone writes into the field that the page's own calendar will write into.
  function writeDay({ dataset, form, value }) {
    const field = form.elements.namedItem(dataset.dayOf)
    field.value = value.replace(/(.+)-(..)-(..)/, '$2/$3/$1')
    hold(field)
  }

  // Text typed earlier is reported to the field later. The page shows the name of a file chosen earlier.
  addEventListener(
    'input',
    ({ target }) => {
      if (isTaken(target) || isSearch({ target })) return
      if (target.dataset.dayOf) return writeDay(target)
      if (target.files) target.toggleAttribute('data-chosen', target.files.length > 0)
      hold(target)
    },
    listening,
  )

  // A film or a map is a link until it is pressed. The press is heard before React, which lets none pass while it
  // hydrates, and stopped, so that React does not answer it too.
  addEventListener(
    'click',
    (event) => {
      const link = event.target.closest?.('a[data-frame]:not([data-taken] *)')
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      event.stopPropagation()
      hold(link)
      setTimeout(release, frameMs, link)
    },
    true,
  )
})()
