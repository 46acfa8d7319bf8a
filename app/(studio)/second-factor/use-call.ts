'use client'

import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { useWords } from '../use-words'
import { call, type Answer } from './call'

/** Calls endpoints of the staff accounts, one at a time, with what the last one answered was wrong. */
export function useCall() {
  const words = useWords()
  const { i18n } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState('')

  async function send(path: string, body: object): Promise<Answer> {
    setBusy(true)
    const answer = await call(path, body, i18n.language, words('signInFailed'))
    setBusy(false)
    setMessage(answer.message)
    return answer
  }

  return { isBusy, message, setMessage, send }
}

/** What was typed into a form, by the names of its fields. */
export const typedIn = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
