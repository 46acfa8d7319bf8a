'use client'

import { useEffect } from 'react'

/** Pixels of scrolling after which the header becomes fixed, and after which the link to the top appears (spec 9). */
const marks = { scrolled: 180, far: 1500 }

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
