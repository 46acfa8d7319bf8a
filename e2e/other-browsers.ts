import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect } from '@playwright/test'
import { launch, type ElementHandle } from 'puppeteer-core'
import { Builder, By, until } from 'selenium-webdriver'

/** Firefox and WebKit as Debian packages them, which Playwright cannot drive. Elements are named by CSS selectors. */
export interface OtherBrowser {
  open: (url: string) => Promise<void>
  back: () => Promise<void>
  press: (selector: string) => Promise<void>
  type: (selector: string, text: string) => Promise<void>
  chooseFile: (selector: string, file: string) => Promise<void>
  run: <T, A extends unknown[]>(script: (...values: A) => T, ...values: A) => Promise<T>
  close: () => Promise<void>
}

/** Away from the bars at the edges, which would get the press. */
const toMiddle = (element: Element) => element.scrollIntoView({ block: 'center', behavior: 'instant' })

/** Both have the layout of a phone: MiniBrowser is never narrower. */
const size = { width: 450, height: 900 }

function requirePrograms(...programs: [path: string, debianPackage: string][]): void {
  for (const [path, debianPackage] of programs)
    if (!existsSync(path)) throw new Error(`${path} is missing. Debian's package is ${debianPackage}.`)
}

export async function startFirefox(): Promise<OtherBrowser> {
  const executablePath = '/usr/bin/firefox-esr'
  requirePrograms([executablePath, 'firefox-esr'])
  const extraPrefsFirefox = {
    'dom.w3c_touch_events.enabled': 1,
    'ui.primaryPointerCapabilities': 1,
    'ui.allPointerCapabilities': 1,
  }
  const firefox = await launch({ browser: 'firefox', executablePath, extraPrefsFirefox })
  const page = await firefox.newPage()
  await page.setViewport(size)
  const find = async (selector: string) => {
    const element = await page.waitForSelector(selector, { visible: true })
    if (!element) throw new Error(`${selector} is not visible`)
    await element.evaluate(toMiddle)
    return element
  }
  return {
    open: async (url) => void (await page.goto(url)),
    // `goBack` waits for a load, which a page that Next's router goes back to has not.
    back: () => page.evaluate(() => history.back()),
    press: async (selector) => (await find(selector)).tap(),
    type: async (selector, text) => (await find(selector)).type(text),
    chooseFile: async (selector, file) => ((await find(selector)) as ElementHandle<HTMLInputElement>).uploadFile(file),
    run: (script, ...values) => page.evaluate(script as never, ...values),
    close: () => firefox.close(),
  }
}

/** WebKit's small browser, which needs a display. It has no finger. */
export async function startWebKit(port: number): Promise<OtherBrowser> {
  const driver = '/usr/bin/WebKitWebDriver'
  requirePrograms([driver, 'webkit2gtk-driver'], ['/usr/bin/xvfb-run', 'xvfb and xauth'])
  const server = spawn('xvfb-run', ['-a', driver, `--port=${port}`], { stdio: 'ignore', detached: true })
  const isGone = new Promise((resolve) => server.once('exit', resolve))
  const stop = () => {
    if (server.pid && server.exitCode === null && server.signalCode === null) process.kill(-server.pid)
  }
  process.once('exit', stop)
  const url = `http://127.0.0.1:${port}`
  const isReady = () =>
    fetch(`${url}/status`)
      .then(({ ok }) => ok)
      .catch(() => false)
  await expect.poll(isReady).toBe(true)
  const webkit = await new Builder().usingServer(url).withCapabilities({ browserName: 'MiniBrowser' }).build()
  await webkit.manage().window().setRect(size)
  const find = async (selector: string) => {
    const element = await webkit.wait(until.elementLocated(By.css(selector)))
    await webkit.wait(until.elementIsVisible(element))
    await webkit.executeScript(toMiddle, element)
    return element
  }
  return {
    open: (url) => webkit.get(url),
    back: () => webkit.navigate().back(),
    press: async (selector) => (await find(selector)).click(),
    type: async (selector, text) => (await find(selector)).sendKeys(text),
    chooseFile: async (selector, file) => (await find(selector)).sendKeys(file),
    run: (script, ...values) => webkit.executeScript(script, ...values),
    close: async () => {
      await webkit.quit().finally(stop)
      await isGone
    },
  }
}
