'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { isLanguage } from '@/lib/domain/languages'

interface Props {
  href: string
  className?: string
  children: ReactNode
}

/** First path segment after the language; on the server the path may have a language that the address does not show. */
function sectionOf(path: string): string {
  const [first = '', ...rest] = path.split('/').filter(Boolean)
  return isLanguage(first) ? (rest[0] ?? '') : first
}

export function MenuLink({ href, className, children }: Props) {
  const isCurrent = sectionOf(usePathname()) === sectionOf(href)
  return (
    <a href={href} className={className} aria-current={isCurrent ? 'true' : undefined}>
      {children}
    </a>
  )
}
