import { inEveryLanguage } from '@/lib/domain/languages'
import type { Partner } from '../model'
import { pictureOf } from './files/media-path'
import { payload } from './payload'

export async function listPartners(): Promise<Partner[]> {
  const backend = await payload()
  const { docs } = await backend.find({
    collection: 'ecosystems',
    sort: ['position', 'id'],
    depth: 1,
    pagination: false,
  })
  return docs.map((row) => ({
    id: row.slug,
    type: row.typeEcosystem,
    website: row.linkWebsite || undefined,
    logo: pictureOf(row.logo),
    fullName: inEveryLanguage(row.fullName),
  }))
}
