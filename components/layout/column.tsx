import type { ReactNode } from 'react'

export function Column({ children }: { children: ReactNode }) {
  return <div className="column">{children}</div>
}
