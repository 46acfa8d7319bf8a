import config from '@payload-config'
import { NotFoundPage } from '@payloadcms/next/views'
import { connection } from 'next/server'
import { importMap } from '../importMap.js'

/** The studio's page for an address that has none. Next gives it no parameters. */
export default async function StudioNotFound() {
  await connection()
  const none = Promise.resolve({ segments: [] })
  return <NotFoundPage config={config} importMap={importMap} params={none} searchParams={Promise.resolve({})} />
}
