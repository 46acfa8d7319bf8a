'use client'

import { Button } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { useWords } from '../use-words'
import styles from './second-factor.module.css'

/** The recovery codes, the only time that they are shown. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const words = useWords()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.stack}>
      <h2 ref={heading} tabIndex={-1}>
        {words('recoveryCodes')}
      </h2>
      <p>{words('recoveryCodesHelp')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(codes.join('\n'))}`} download="ilc-recovery.txt">
          {words('recoveryCodesDownload')}
        </a>
        <Button type="button" margin={false} onClick={onDone}>
          {words('recoveryCodesDone')}
        </Button>
      </div>
    </section>
  )
}
