import type { Metadata } from 'next'
import { notFoundMetadata } from '@/lib/seo/status-metadata'

export const ensureStatic = 'navigation'
export const instant = false

export function generateMetadata(): Promise<Metadata> {
  return notFoundMetadata()
}

/** The proxy routes every address that matches no screen here, and sets its status, 404 (spec 2). */
export { NotFoundPage as default } from '@/components/layout/status-page'
