'use client'

import { useEffect } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { onToast, toastTime, type Toast } from './toast'
import styles from './toaster.module.css'

const show = ({ kind, text }: Toast) => toast[kind](text)

/** Shows toasts from the first one on (spec 9: top right, three seconds). */
export function Toaster({ first, label }: { first: Toast; label: string }) {
  useEffect(() => {
    show(first)
    return onToast(show)
  }, [first])
  return <Sonner position="top-right" duration={toastTime} containerAriaLabel={label} toastOptions={{ className: styles.toast }} />
}
