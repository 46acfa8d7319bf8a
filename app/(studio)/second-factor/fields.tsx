'use client'

import { Button } from '@payloadcms/ui'
import { useEffect, useId, useRef, type InputHTMLAttributes } from 'react'
import { useLabels } from '../use-labels'
import type { Offer } from './use-call'
import styles from './second-factor.module.css'

type FieldProps = InputHTMLAttributes<HTMLInputElement> & { label: string; help?: string; hasFocus?: boolean }

export function Field({ label, help, hasFocus = false, ...input }: FieldProps) {
  const [own, helpId] = [useId(), useId()]
  const ref = useRef<HTMLInputElement>(null)
  const id = input.id ?? own
  useEffect(() => {
    if (hasFocus) ref.current?.focus()
  }, [hasFocus])
  return (
    <div className={`field-type ${input.type === 'password' ? 'password' : 'text'}`}>
      <label className="field-label" htmlFor={id}>
        {label}
        <span className="required">*</span>
      </label>
      <div className="field-type__wrap">
        <input {...input} id={id} ref={ref} required aria-describedby={help === undefined ? undefined : helpId} />
      </div>
      {help !== undefined && (
        <div className={styles.help} id={helpId}>
          {help}
        </div>
      )}
    </div>
  )
}

export function CodeField({ label, help, hasFocus = true }: { label: string; help: string; hasFocus?: boolean }) {
  return (
    <Field
      name="code"
      label={label}
      help={help}
      hasFocus={hasFocus}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={40}
    />
  )
}

export function SetUpFields({ offer: { picture, secret } }: { offer: Offer }) {
  const labels = useLabels()
  return (
    <>
      <p>{labels('secondFactorScan')}</p>
      {/* oxlint-disable-next-line nextjs/no-img-element -- the image is in the address: there is nothing to resize. */}
      <img
        className={styles.picture}
        src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
        alt={labels('secondFactorImage')}
      />
      <p>
        {labels('secondFactorKey')} <code className={styles.key}>{secret}</code>
      </p>
      <CodeField label={labels('secondFactorCode')} help={labels('secondFactorFirstCodeHelp')} />
    </>
  )
}

/** The recovery codes, the only time that they are shown. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const labels = useLabels()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.stack}>
      <h2 ref={heading} tabIndex={-1}>
        {labels('recoveryCodes')}
      </h2>
      <p>{labels('recoveryCodesHelp')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(codes.join('\n'))}`} download="ilc-recovery.txt">
          {labels('recoveryCodesDownload')}
        </a>
        <Button type="button" margin={false} onClick={onDone}>
          {labels('recoveryCodesDone')}
        </Button>
      </div>
    </section>
  )
}
