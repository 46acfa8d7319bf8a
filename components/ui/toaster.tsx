'use client'

import { useEffect, useEffectEvent } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { onToast, toastTime, type Toast } from './toast'
import styles from './toaster.module.css'

interface Props {
  /** Toasts that came before this did. */
  waiting: Toast[]
  label: string
  onReady: () => void
}

const show = ({ kind, text }: Toast) => toast[kind](text, { className: `${styles.toast} ${styles[kind]}` })

/** Shows toasts (spec 9: top right, three seconds). */
export function Toaster({ waiting, label, onReady }: Props) {
  const begin = useEffectEvent(() => {
    waiting.forEach(show)
    onReady()
  })
  useEffect(() => {
    begin()
    return onToast(show)
  }, [])
  return <Sonner position="top-right" offset="7rem" duration={toastTime} containerAriaLabel={label} visibleToasts={4} />
}
