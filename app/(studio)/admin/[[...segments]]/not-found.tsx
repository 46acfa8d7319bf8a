import config from '@payload-config'
import { NotFoundPage } from '@payloadcms/next/views'
import { connection } from 'next/server'
import { importMap } from '../importMap.js'

/** The studio's page for an address that it does not have, in the language of the staff. */
export default async function StudioNotFound() {
  await connection()
  return NotFoundPage({
    config,
    importMap,
    params: Promise.resolve({ segments: ['not-found'] }),
    searchParams: Promise.resolve({}),
  })
}
