import type { Metadata } from 'next'
import { NotFoundScreen } from '@/components/layout/status-page'
import { notFoundMetadata } from '@/lib/seo/status-metadata'

export const ensureStatic = 'navigation'
export const instant = false

export function generateMetadata(): Promise<Metadata> {
  return notFoundMetadata()
}

/** The proxy routes every address that matches no screen here. It is a 404 like any other (spec 2). */
export default function NotFoundPage() {
  return <NotFoundScreen />
}
