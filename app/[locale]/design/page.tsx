import type { Metadata } from 'next'
import { DesignScreen } from '@/components/design/design-screen'

export const instant = false

export const metadata: Metadata = { title: 'Design | ILC', robots: { index: false } }

/** Shows every component of the interface on one page. In development only: elsewhere the proxy has no route to it. */
export default function DesignPage() {
  return <DesignScreen />
}
