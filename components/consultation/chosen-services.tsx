'use client'

import { useEffect, useRef, useState } from 'react'
import styles from './services-checklist.module.css'

interface Props {
  label: string
  initial: string[]
}

/** Names what is chosen in the list below it, which shows a part of itself only. */
export function ChosenServices({ label, initial }: Props) {
  const place = useRef<HTMLParagraphElement>(null)
  const [titles, setTitles] = useState(initial)
  useEffect(() => {
    const fieldset = place.current?.closest('fieldset')
    const form = fieldset?.form
    if (!form) return
    const read = () => {
      const chosen = [...fieldset.querySelectorAll<HTMLInputElement>('input:checked')]
      setTitles(chosen.flatMap(({ labels }) => labels?.[0]?.textContent.trim() ?? []))
    }
    const readAfterReset = () => setTimeout(read)
    read()
    fieldset.addEventListener('change', read)
    form.addEventListener('reset', readAfterReset)
    return () => {
      fieldset.removeEventListener('change', read)
      form.removeEventListener('reset', readAfterReset)
    }
  }, [])
  return (
    <p ref={place} className={styles.chosen} hidden={titles.length === 0}>
      {label} {titles.join('; ')}
    </p>
  )
}
