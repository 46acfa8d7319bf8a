import { useState } from 'react'
import { useBelowArticle } from './below-article'

export function useSending(run: () => Promise<void>) {
  const { explain } = useBelowArticle()
  const [error, setError] = useState('')
  const [isSending, setIsSending] = useState(false)

  async function send(): Promise<void> {
    if (isSending) return
    setError('')
    setIsSending(true)
    try {
      await run()
    } catch (failure) {
      setError(explain(failure))
    } finally {
      setIsSending(false)
    }
  }
  return { error, isSending, send: () => void send() }
}
