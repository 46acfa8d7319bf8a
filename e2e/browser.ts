import { existsSync } from 'node:fs'
import { chromium as playwright } from '@playwright/test'

export const chromium = ['/usr/bin/chromium', playwright.executablePath()].find((file) => existsSync(file))

/**
 * The headless shell, which costs two thirds of what the full Chromium does. It paints, but does not report the first
 * paint. The full Chromium if there is none.
 */
export const chromiumShell = existsSync('/usr/bin/chromium-headless-shell')
  ? '/usr/bin/chromium-headless-shell'
  : chromium

export const browserFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
