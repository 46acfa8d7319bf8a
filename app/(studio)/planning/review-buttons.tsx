'use client'

import { useFormFields } from '@payloadcms/ui'
import { SmallButton } from '../small-button'
import { useSaveDraft } from './use-save-draft'

interface Props {
  isEditor: boolean
  labels: Record<'isAsked' | 'isReturned' | 'button', string>
}

export function ReviewButtons({ isEditor, labels }: Props) {
  const isAsked = useFormFields(([fields]) => fields.reviewAsked?.initialValue === true)
  const isReturned = useFormFields(([fields]) => fields.reviewReturned?.initialValue === true)
  const saveDraft = useSaveDraft()
  const values = isEditor ? { reviewReturned: true } : { reviewAsked: true }
  return (
    <div className="field-type">
      <div role="status">
        {isAsked && <p>{labels.isAsked}</p>}
        {isReturned && <p>{labels.isReturned}</p>}
      </div>
      {isAsked === isEditor && (
        <SmallButton margin onClick={() => void saveDraft(values)}>
          {labels.button}
        </SmallButton>
      )}
    </div>
  )
}
