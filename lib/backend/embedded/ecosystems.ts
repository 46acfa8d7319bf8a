import { inEveryLanguage } from '@/lib/domain/languages'
import type { Partner } from '../model'
import { notHidden } from './fields/hidden-from-site'
import { pictureOf } from './files/media-path'
import { payload } from './payload'

export async function listPartners(): Promise<Partner[]> {
  const backend = await payload()
  const { docs } = await backend.find({
    collection: 'ecosystems',
    where: notHidden,
    sort: ['_order', 'id'],
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
