// Runs in the browser when a page's scripts are wanted. The loader in the page, which asks for it, has stopped or noted
// what was pressed and typed until then (deferred-script-loader.js); here the scripts run, and it is repeated.
;(() => {
  // Milliseconds between two polls of a control, and until polling a control is given up.
  const pollMs = 50
  const timeoutMs = 15000
  const { page, dataAddress, data, held } = self.deferredScripts
  const waiting = new Map()
  const failed = []
  const retried = new Set()

  // What fails is requested once more, since a browser hands out the failure of an earlier preload. If it fails again, no
  // control waits for it any longer, and it is requested at the next press.
  function giveUp(name, retry) {
    if (!retried.has(name)) {
      retried.add(name)
      return retry()
    }
    failed.push(retry)
    for (const control of waiting.keys()) forget(control)
  }

  function fetchFile(src) {
    const script = Object.assign(document.createElement('script'), { src, async: true })
    script.addEventListener('error', () => giveUp(src, () => fetchFile(src)))
    document.head.append(script)
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
      Object.assign(document.createElement('link'), {
        rel: 'stylesheet',
        media: 'not all',
        fetchPriority: 'high',
        href,
      }),
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
      return links
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
  // page. Only once, since a cache in front of the site may send the old one again: it works as without scripts then.
  async function fetchData() {
    const response = (retried.has('start') ? undefined : await data) ?? (await fetch(dataAddress))
    if (response.status === 404 && [...waiting.keys()].some(({ type }) => type === 'button')) reloadOnce()
    return response.json()
  }

  // What is noted belongs to this visit of the page, and outlives its reload.
  function reloadOnce() {
    if (history.state?.isReloaded) return
    history.replaceState({ ...history.state, isReloaded: true }, '')
    location.reload()
  }

  // The scripts need the page's data when they run, and the whole styles for what they show. All are fetched at the same
  // time.
  async function start() {
    const { files, sheets } = page
    try {
      const [{ flight }, links] = await Promise.all([dataAddress ? fetchData() : page, fetchSheets(sheets)])
      for (const link of links) link.media = 'all'
      run(files, flight)
    } catch {
      giveUp('start', start)
    }
  }

  const isTaken = (control) => Object.keys(control).some((key) => key.startsWith('__reactProps$'))

  function forget(control) {
    clearInterval(waiting.get(control))
    waiting.delete(control)
    control.removeAttribute('aria-busy')
  }

  // Runs an action on a control once, as soon as React has hydrated it.
  function whenTaken(control, act) {
    for (const retry of failed.splice(0)) retry()
    if (waiting.has(control)) return
    control.setAttribute('aria-busy', 'true')
    const until = Date.now() + timeoutMs
    const watch = setInterval(() => {
      if (control.isConnected && !isTaken(control) && Date.now() < until) return
      forget(control)
      if (isTaken(control)) act()
    }, pollMs)
    waiting.set(control, watch)
  }

  // The frame of a film or a map stands in front of its link, which comes back when the page is left. The permissions
  // are those of `frameRights`.
  function showFrame(link) {
    link.removeAttribute('aria-busy')
    if (link.hidden) return
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
  }

  // A button is pressed again. Text typed earlier is reported to its field once that listens.
  function repeat(control) {
    if (control.href) showFrame(control)
    else if (control.matches('button')) whenTaken(control, () => control.click())
    else whenTaken(control, () => control.dispatchEvent(new Event('input', { bubbles: true })))
  }

  // Where Next's own router fails it replaces the whole page by an English one. What was sent is put back, and works
  // without scripts; after a link that was followed by script, the server sends the page.
  function keepPage() {
    const { documentElement: root, body } = document
    const { pathname } = location
    const [parts, names] = [[...body.childNodes], [...root.attributes].map(({ name, value }) => [name, value])]
    new MutationObserver((_changes, observer) => {
      if (root.id !== '__next_error__') return
      observer.disconnect()
      if (location.pathname !== pathname) return location.reload()
      for (const [name, value] of names) root.setAttribute(name, value)
      body.replaceChildren(...parts)
    }).observe(root, { attributeFilter: ['id'] })
  }

  keepPage()
  for (const part of page.loader) (self.TURBOPACK ||= []).push(part)
  start()
  held.forEach(repeat)
  held.clear()
  held.add = repeat
})()
