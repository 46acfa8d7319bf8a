import { existsSync } from 'node:fs'
import { chromium as playwright } from '@playwright/test'

/** Where Chromium is: Debian's, else the one Playwright brings; undefined where there is none. */
export const chromium = ['/usr/bin/chromium', playwright.executablePath()].find((file) => existsSync(file))

/** Keeps the browser from doing anything on its own. */
export const browserFlags = ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync']
