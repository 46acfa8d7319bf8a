'use client'

import { useEffect, useId, useRef, useState } from 'react'
import type { Language } from '@/lib/domain/languages'
import styles from './honeypot-fields.module.css'

interface Props {
  language: Language
  /** Signed time at which the form was opened, if the server has set it already. */
  opened?: string
  /** Label of the honeypot field, for people who find it. */
  trapLabel: string
}

/** Hidden fields of a request: its language, when the form was first focused, and a honeypot that only bots fill in. */
export function HoneypotFields({ language, opened = '', trapLabel }: Props) {
  const id = useId()
  const moment = useRef<HTMLInputElement>(null)
  const [signed, setSigned] = useState(opened)
  useEffect(() => {
    async function ask(): Promise<void> {
      const { openingOf } = await import('@/lib/browser/consultation')
      setSigned(await openingOf())
    }
    const begin = () => void ask().catch(console.info)
    const form = opened ? undefined : moment.current?.form
    form?.addEventListener('focusin', begin, { once: true })
    return () => form?.removeEventListener('focusin', begin)
  }, [opened])
  return (
    <>
      <input type="hidden" name="language" value={language} />
      <input ref={moment} type="hidden" name="opened" value={signed} />
      <p className={styles.trap} aria-hidden="true">
        <label htmlFor={id}>{trapLabel}</label>
        <input id={id} name="website" tabIndex={-1} autoComplete="off" />
      </p>
    </>
  )
}
