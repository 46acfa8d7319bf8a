'use client'

import { useEffect } from 'react'

/** Pixels after which the header becomes fixed, and after which the way back to the top is offered (spec 9). */
const marks = { scrolled: 180, far: 1500 }

/** Marks the document by how far it is scrolled; the styles do the rest. */
export function PageMarks() {
  useEffect(() => {
    const { dataset } = document.documentElement
    function mark() {
      for (const [name, distance] of Object.entries(marks)) {
        if (scrollY > distance) dataset[name] = ''
        else delete dataset[name]
      }
    }
    mark()
    addEventListener('scroll', mark, { passive: true })
    return () => removeEventListener('scroll', mark)
  }, [])
  return null
}
