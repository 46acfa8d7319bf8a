import { buffer } from 'node:stream/consumers'
import type { Payload } from 'payload'
import { ZipFile } from 'yazl'
import { attachmentStorage } from '@/lib/operations/storage'
import { filesOf, personalDataOf, type DataSubject } from './data-subject'

export async function exportPersonalData(backend: Payload, who: DataSubject): Promise<Buffer> {
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
