import type { Metadata } from 'next'
import { Missing } from '@/components/layout/missing'
import { missingMetadata } from '@/lib/seo/missing-metadata'

export const ensureStatic = 'navigation'
export const instant = false

export function generateMetadata(): Promise<Metadata> {
  return missingMetadata()
}

/** Where the middleware sends every address that matches no screen: a 404 like any other (spec 2). */
export default function NotFoundPage() {
  return <Missing />
}
