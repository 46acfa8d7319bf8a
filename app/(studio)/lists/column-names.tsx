'use client'

import { useEffect, type ReactNode } from 'react'
import { labelCells } from './label-cells'

/** Around all pages of the studio: on phones each value in a list has the name of its column, such as "Hidden: no". */
export function ColumnNames({ children }: { children: ReactNode }) {
  useEffect(() => {
    let frame = 0
    const label = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => labelCells(document))
    }
    label()
    const observer = new MutationObserver(label)
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [])

  return children
}
