import { expect, type APIRequestContext } from '@playwright/test'

export const requestsPath = '/admin/api/consultation-requests'

export const whole = (fullName: string, more: Record<string, unknown> = {}) => ({
  fullName,
  phone: '0912345678',
  // An address gets only a few confirmations a day.
  gmail: `khach-${Buffer.from(fullName).toString('hex').slice(-30)}@cong-ty.example`,
  address: '12 Lý Thường Kiệt, Hà Nội',
  subject: '',
  content: 'Xin tư vấn về hợp đồng thuê nhà.',
  file: null,
  status: 'PENDING',
  consultDate: '2999-01-02T00:00:00+07:00',
  ...more,
})

export async function upload(
  request: APIRequestContext,
  name: string,
  data: Buffer,
  headers: Record<string, string> = {},
): Promise<string> {
  const answer = await request.post('/api/auto/upload', {
    multipart: { file: { name, mimeType: 'application/octet-stream', buffer: data }, upload_preset: 'consultation' },
    headers,
  })
  expect(answer.status()).toBe(200)
  return ((await answer.json()) as { secure_url: string }).secure_url
}

export async function ask(
  request: APIRequestContext,
  body: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<string> {
  const answer = await request.post('/api/reservation', { data: body, headers })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { data: { reference: string } }).data.reference
}

export interface StoredRequest {
  id: number
  reference: string
  fullName: string
  phone: string
  gmail: string
  address: string
  content: string
  subject: string
  status: string
  suspicions: string
  language: string
  privacyVersion: string
  revision: number
  file: { key: string; name: string } | null
  history: { what: string; by: { email: string } }[]
  notes: { id: string; text: string; by: { email: string }; at: string }[]
}

export async function stored(request: APIRequestContext, query: string): Promise<StoredRequest[]> {
  const answer = await request.get(`${requestsPath}?limit=0&depth=1&${query}`)
  expect(answer.status()).toBe(200)
  return ((await answer.json()) as { docs: StoredRequest[] }).docs
}

export const byReference = async (request: APIRequestContext, reference: string): Promise<StoredRequest | undefined> =>
  (await stored(request, `where[reference][equals]=${reference}`))[0]
