import '@payloadcms/next/css'
import './studio.css'
import config from '@payload-config'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { invalidateAfter } from '@/lib/backend/embedded/database/invalidate-after'
import { withoutStaleCheck } from '../conflict/without-stale-check'
import { importMap } from './importMap.js'

/** What the studio's pages send with a call of a server function. */
const serverFunctionCall = z.object({ name: z.string().max(100), args: z.looseObject({}) })

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  // Anybody can call it with anything.
  const call = serverFunctionCall.safeParse(args)
  if (!call.success) notFound()
  const given = withoutStaleCheck(call.data, await config)
  return invalidateAfter(() => handleServerFunctions({ ...call.data, args: given, config, importMap }))
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
