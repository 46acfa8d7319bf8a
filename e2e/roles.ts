import { expect, request as requests, type APIRequestContext } from '@playwright/test'
import type { Site } from './instances'
import type { RunningSite } from './running-site'
import { asStaff } from './staff'

export const password = 'bốn từ không liên quan'
export const roles = ['editor', 'author', 'moderator', 'consultant'] as const
export const people = ['admin', ...roles, 'stranger'] as const

export type Role = (typeof roles)[number]
export type Person = (typeof people)[number]

export interface SiteWithRoles {
  site: Site
  running: RunningSite
  api: Record<Person, APIRequestContext>
  ids: Record<Role, number>
}

export const emailOf = (role: Role) => `${role}@ilc.example`

export const asStranger = (url: string) => requests.newContext({ baseURL: url, extraHTTPHeaders: { origin: url } })

export async function signInRole(url: string, role: Role): Promise<APIRequestContext> {
  const context = await asStranger(url)
  const answer = await context.post('/admin/api/staff/login', { data: { email: emailOf(role), password } })
  expect(answer.status()).toBe(200)
  return context
}

export async function signInRoles(
  url: string,
): Promise<{ api: Record<Person, APIRequestContext>; ids: Record<Role, number> }> {
  const api = { admin: await asStaff(url), stranger: await asStranger(url) } as Record<Person, APIRequestContext>
  const ids = {} as Record<Role, number>
  for (const role of roles) {
    const data = { email: emailOf(role), password, roles: [role] }
    const made = await api.admin.post('/admin/api/staff', { data })
    expect(made.status()).toBe(201)
    ids[role] = ((await made.json()) as { doc: { id: number } }).doc.id
    api[role] = await signInRole(url, role)
  }
  return { api, ids }
}
