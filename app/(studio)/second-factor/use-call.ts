'use client'

import '../search/without-eval'
import { useState } from 'react'
import { z } from 'zod'
import { callStudio, StudioError } from '../call-studio'
import { useLabels } from '../use-labels'

const offer = z.object({ picture: z.string(), secret: z.string(), setUp: z.string() })

export type Offer = z.infer<typeof offer>

const codes = z.object({ recoveryCodes: z.array(z.string()) })
const refusal = z.object({ secondFactor: z.string() })

export interface Answer {
  isOk: boolean
  message: string
  lacks?: string
  recoveryCodes?: string[]
  offer?: Offer
  /** The whole answer: to a sign-in, the session for Payload's own components. */
  json?: unknown
}

export function useCall() {
  const labels = useLabels()
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState('')

  async function call(path: string, body: object): Promise<Answer> {
    try {
      const json = await callStudio('POST', `staff/${path}`, body)
      const { recoveryCodes } = codes.safeParse(json).data ?? {}
      return { isOk: true, message: '', recoveryCodes, offer: offer.safeParse(json).data, json }
    } catch (error) {
      const { message: said, data } = error instanceof StudioError ? error : new StudioError('')
      return { isOk: false, message: said || labels('signInFailed'), lacks: refusal.safeParse(data).data?.secondFactor }
    }
  }

  async function send(path: string, body: object): Promise<Answer> {
    setBusy(true)
    const answer = await call(path, body)
    setBusy(false)
    setMessage(answer.message)
    return answer
  }

  return { isBusy, message, setMessage, send }
}

export const typedIn = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
