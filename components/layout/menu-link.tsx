'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { isLanguage } from '@/lib/domain/languages'

interface Props {
  href: string
  className?: string
  children: ReactNode
}

/** First segment of a path after its language; the server draws pages below a language that the address does not always show. */
function sectionOf(path: string): string {
  const [first = '', ...rest] = path.split('/').filter(Boolean)
  return isLanguage(first) ? (rest[0] ?? '') : first
}

/** A link of the main menu, marked where the reader is. */
export function MenuLink({ href, className, children }: Props) {
  const path = usePathname()
  const isHere = sectionOf(path) === sectionOf(href)
  // The section's own page, or one that stands in it.
  const isPage = isHere && path.split('/').filter((part) => part && !isLanguage(part)).length <= 1
  return (
    <a href={href} className={className} aria-current={isPage ? 'page' : isHere ? 'true' : undefined}>
      {children}
    </a>
  )
}
