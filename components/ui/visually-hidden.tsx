import type { ReactNode } from 'react'

interface Props {
  role?: 'status'
  as?: 'span' | 'h1'
  children: ReactNode
}

export function VisuallyHidden({ role, as: Element = 'span', children }: Props) {
  return (
    <Element role={role} className="visually-hidden">
      {children}
    </Element>
  )
}
