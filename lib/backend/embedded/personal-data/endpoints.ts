import type { Endpoint, PayloadRequest, Payload } from 'payload'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { attachmentStorage } from '@/lib/operations/storage'
import { assertRole } from '../access'
import { logActivity } from '../staff/log-activity'
import { countPersonalData, erasePersonalData } from './erase'
import { personalDataOf, dataSubject, type DataSubject, filesOf } from './data-subject'

async function exportPersonalData(backend: Payload, who: DataSubject): Promise<Buffer> {
  const data = await personalDataOf(backend, who)
  const zip = new ZipFile()
  const json = JSON.stringify(data, null, 2)
  zip.addBuffer(Buffer.from(json), 'data.json')
  const { docs } = await backend.find({
    collection: 'attachments',
    where: { id: { in: filesOf(data) } },
    limit: 0,
    depth: 0,
    pagination: false,
  })
  for (const file of docs) {
    const bytes = await attachmentStorage().get(file.key)
    if (bytes) zip.addBuffer(bytes, `files/${file.id}-${file.name}`)
  }
  zip.end()
  return buffer(zip.outputStream)
}

const page = '/admin/personal-data'

/** By `POST`: names and phone numbers must not be in addresses. Throws an APIError 403. */
async function formOf(req: PayloadRequest): Promise<{ who: DataSubject | undefined; isSure: boolean }> {
  assertRole(req, ['admin'])
  const form = new URLSearchParams(await req.text?.())
  return { who: dataSubject.safeParse(Object.fromEntries(form)).data, isSure: form.get('sure') !== null }
}

const goTo = (query: Record<string, string | number>) =>
  new Response(null, {
    status: 303,
    headers: {
      location: `${page}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()}`,
    },
  })

/** Endpoints for requests of people for their personal data (spec 6: staff alone), for administrators. */
export const personalDataEndpoints: Endpoint[] = [
  {
    path: '/personal-data/export',
    method: 'post',
    handler: async (req) => {
      const { who } = await formOf(req)
      if (!who) return goTo({ missing: 1 })
      const zip = await exportPersonalData(req.payload, who)
      await logActivity(req, 'EXPORTED', { area: 'personal-data' })
      return new Response(Uint8Array.from(zip), {
        headers: {
          'content-type': 'application/zip',
          'content-disposition': 'attachment; filename="personal-data.zip"',
          'cache-control': 'private, no-store',
        },
      })
    },
  },
  {
    path: '/personal-data/erase',
    method: 'post',
    handler: async (req) => {
      const { who, isSure } = await formOf(req)
      if (!who) return goTo({ missing: 1 })
      // Without confirmation only the counts are returned: a phone number may belong to a whole office.
      if (!isSure) return goTo({ asked: 1, ...countPersonalData(await personalDataOf(req.payload, who)) })
      // Noted first: what was erased in part, before a failure, was done by somebody too.
      await logActivity(req, 'ERASED', { area: 'personal-data' })
      return goTo({ ...(await erasePersonalData(req.payload, who)) })
    },
  },
]
