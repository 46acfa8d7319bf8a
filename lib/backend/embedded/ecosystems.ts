import { inEveryLanguage } from '@/lib/domain/languages'
import type { Partner } from '../model'
import { notHidden } from './fields/hidden-from-site'
import { imageOf } from './files/media-path'
import { inOrder } from './in-order'
import { payload } from './payload'
import type { Ecosystem } from './payload-types'

const toPartner = (row: Ecosystem): Partner => ({
  id: row.slug,
  type: row.typeEcosystem,
  website: row.linkWebsite || undefined,
  logo: imageOf(row.logo),
  fullName: inEveryLanguage(row.fullName),
})

export async function listPartners(limit = 0): Promise<Partner[]> {
  const backend = await payload()
  const { docs } = await backend.find({
    collection: 'ecosystems',
    where: notHidden,
    sort: ['_order', 'id'],
    depth: 1,
    // Payload reads all for 0.
    limit,
    pagination: false,
  })
  return docs.map(toPartner)
}

export async function partnersNamed(ids: string[]): Promise<Partner[]> {
  const backend = await payload()
  const { docs } = await backend.find({
    collection: 'ecosystems',
    where: { and: [notHidden, { slug: { in: ids } }] },
    depth: 1,
    pagination: false,
  })
  return inOrder(ids, docs, ({ slug }) => slug).map(toPartner)
}
