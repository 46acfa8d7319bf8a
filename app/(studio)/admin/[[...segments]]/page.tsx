import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { connection } from 'next/server'
import { importMap } from '../importMap.js'

export const instant = false

interface Args {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export async function generateMetadata({ params, searchParams }: Args): Promise<Metadata> {
  await connection()
  return generatePageMetadata({ config, params, searchParams })
}

export default async function StudioPage({ params, searchParams }: Args) {
  await connection()
  return <RootPage config={config} importMap={importMap} params={params} searchParams={searchParams} />
}
