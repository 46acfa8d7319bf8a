'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { z } from 'zod'
import { useLabels } from '../use-labels'
import { useCall } from './use-call'

const done = z.object({ message: z.string() })

export function ResetButton({ staff }: { staff: number }) {
  const labels = useLabels()
  const router = useRouter()
  const { isBusy, message, send } = useCall()

  async function reset() {
    const { isOk, json } = await send('second-factor/reset', { id: staff })
    if (!isOk) return
    toast.success(done.parse(json).message)
    router.refresh()
  }

  return (
    <details>
      <summary>{labels('secondFactorReset')}</summary>
      <p role="alert">{message}</p>
      <p>{labels('secondFactorResetHelp')}</p>
      <Button type="button" buttonStyle="secondary" disabled={isBusy} onClick={() => void reset()}>
        {labels('secondFactorReset')}
      </Button>
    </details>
  )
}
