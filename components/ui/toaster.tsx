'use client'

import { useEffect, useEffectEvent } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { onToast, toastTime, toastTimeWithLink, type Toast } from './toast'
import styles from './toaster.module.css'

interface Props {
  waiting: Toast[]
  label: string
  onReady: () => void
}

function labels({ text, link }: Toast) {
  return link ? (
    <>
      {text} <a href={link.href}>{link.text}</a>
    </>
  ) : (
    text
  )
}

const show = (message: Toast) =>
  toast[message.kind](labels(message), {
    className: [styles.toast, styles[message.kind]].join(' '),
    ...(message.link && { duration: toastTimeWithLink }),
  })

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
