'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { z } from 'zod'
import { useCall } from './use-call'
import type { SecondFactorWords } from './words'

const done = z.object({ message: z.string() })

/** For administrators: takes the second factor from a colleague who lost it. Asks for a second press. */
export function ResetButton({ staff, words }: { staff: number; words: SecondFactorWords }) {
  const router = useRouter()
  const { isBusy, message, send } = useCall(words.signInFailed)

  async function reset() {
    const { isOk, json } = await send('second-factor/reset', { id: staff })
    if (!isOk) return
    toast.success(done.parse(json).message)
    router.refresh()
  }

  return (
    <details>
      <summary>{words.secondFactorReset}</summary>
      <p role="alert">{message}</p>
      <p>{words.secondFactorResetHelp}</p>
      <Button type="button" buttonStyle="secondary" disabled={isBusy} onClick={() => void reset()}>
        {words.secondFactorReset}
      </Button>
    </details>
  )
}
