'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { isLanguage } from '@/lib/domain/languages'

interface Props {
  href: string
  className?: string
  children: ReactNode
}

/** First segment of a path after its language; the server renders pages below a language that the address does not always show. */
function sectionOf(path: string): string {
  const [first = '', ...rest] = path.split('/').filter(Boolean)
  return isLanguage(first) ? (rest[0] ?? '') : first
}

/** A link of the main menu, marked where the visitor is. */
export function MenuLink({ href, className, children }: Props) {
  // True for the section's page and for all that stands in it.
  const isCurrent = sectionOf(usePathname()) === sectionOf(href)
  return (
    <a href={href} className={className} aria-current={isCurrent ? 'true' : undefined}>
      {children}
    </a>
  )
}
