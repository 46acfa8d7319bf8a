import { existsSync } from 'node:fs'
import { chromium as playwright } from '@playwright/test'

/** The whole Chromium: Debian's, else the one Playwright brings; undefined where there is none. */
export const chromium = ['/usr/bin/chromium', playwright.executablePath()].find((file) => existsSync(file))

/** The same without windows, which costs two thirds: it paints, but does not say when it did so first. The whole one where there is none. */
export const chromiumShell = existsSync('/usr/bin/chromium-headless-shell') ? '/usr/bin/chromium-headless-shell' : chromium

/** Keeps the browser from doing anything on its own. */
export const browserFlags = ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync']
