import '@payloadcms/next/css'
import config from '@payload-config'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { connection } from 'next/server'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { invalidateAfter } from '@/lib/backend/embedded/invalidate-after'
import { importMap } from './importMap.js'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return invalidateAfter(() => handleServerFunctions({ ...args, config, importMap }))
}

/** The studio has a document of its own; nothing of the public site is loaded in it. */
export default async function StudioLayout({ children }: { children: ReactNode }) {
  // Who is signed in is looked up by the clock, which is an error to the framework as long as it prerenders what is around a page.
  await connection()
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
