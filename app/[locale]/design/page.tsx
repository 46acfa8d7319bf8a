import type { Metadata } from 'next'
import { DesignScreen } from '@/components/design/design-screen'

export const instant = false

export const metadata: Metadata = { title: 'Design | ILC', robots: { index: false } }

/** Every part of the interface in one place, in development only: elsewhere the middleware knows no such path. */
export default function DesignPage() {
  return <DesignScreen />
}
