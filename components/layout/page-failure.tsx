'use client'

import { catchError, type ErrorInfo } from 'next/error'
import { Button } from '@/components/ui/button'
import styles from './error-screen.module.css'

interface Words {
  title: string
  text: string
  again: string
}

function Fallback({ title, text, again }: Words, { retry }: ErrorInfo) {
  return (
    <div className={styles.screen}>
      <h1>{title}</h1>
      <p>{text}</p>
      <Button onClick={() => retry()}>{again}</Button>
    </div>
  )
}

/** Error boundary around a page: header and footer stay, and a message is shown (spec 8: routing error). */
export const PageFailure = catchError(Fallback)
