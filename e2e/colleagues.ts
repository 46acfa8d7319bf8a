import { expect, request as requests, type APIRequestContext, type Browser, type Page } from '@playwright/test'
import type { StaffRole } from '@/lib/backend/embedded/staff/roles'
import { signInAlone, shareSession } from './staff'

export const password = 'bốn từ không liên quan'

export interface Colleague {
  email: string
  fullName: string
  api: APIRequestContext
}

async function signIn(api: APIRequestContext, site: string, email: string): Promise<void> {
  await signInAlone(async () => {
    const answer = await api.post('/admin/api/staff/login', { data: { email, password }, headers: { origin: site } })
    expect(answer.status()).toBe(200)
  })
}

export async function colleague(
  admin: APIRequestContext,
  site: string,
  role: StaffRole,
  fullName: string,
  email = `${role}-${fullName.length}@ilc.example`,
): Promise<Colleague> {
  const made = await admin.post('/admin/api/staff', { data: { email, password, fullName, roles: [role] } })
  expect(made.status()).toBe(201)
  const api = await requests.newContext({ baseURL: site, extraHTTPHeaders: { origin: site } })
  await signIn(api, site, email)
  return { email, fullName, api }
}

export async function pageOf(browser: Browser, site: string, { api }: Colleague): Promise<Page> {
  const context = await browser.newContext({ baseURL: site, locale: 'vi-VN', timezoneId: 'America/New_York' })
  await shareSession(api, context)
  return context.newPage()
}
