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
import { importMap } from './importMap.js'

/** The server functions of Payload that the studio's pages call. It looks names up in an object that has others too. */
const serverFunctionNames = [
  'form-state',
  'get-default-layout',
  'get-folder-results-component-and-data',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'slugify',
  'table-state',
] as const

const serverFunctionCall = z.object({ name: z.enum(serverFunctionNames), args: z.looseObject({}) })

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  // The proxy lets staff alone call it, with anything.
  const call = serverFunctionCall.safeParse(args)
  if (!call.success) notFound()
  // That check only offers to discard what was typed. A save from an older revision is refused, and discards nothing.
  const input = { ...call.data.args, checkForStaleData: false }
  return invalidateAfter(() => handleServerFunctions({ ...call.data, args: input, config, importMap }))
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
