import '@payloadcms/next/css'
import config from '@payload-config'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { connection } from 'next/server'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { invalidateAfter } from '@/lib/backend/embedded/database/invalidate-after'
import { withoutStaleCheck } from '../conflict/without-stale-check'
import { importMap } from './importMap.js'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  const given = withoutStaleCheck(args, await config)
  return invalidateAfter(() => handleServerFunctions({ ...args, args: given, config, importMap }))
}

/** The studio has its own document and loads nothing of the public site. */
export default async function StudioLayout({ children }: { children: ReactNode }) {
  // Checking the session reads the clock. Next treats that as an error while it prerenders the layout.
  await connection()
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
