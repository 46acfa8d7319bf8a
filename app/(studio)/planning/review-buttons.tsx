'use client'

import { useFormFields } from '@payloadcms/ui'
import { SmallButton } from '../small-button'
import { useSaveDraft } from './use-save-draft'

interface Props {
  isEditor: boolean
  words: Record<'isAsked' | 'isReturned' | 'button', string>
}

export function ReviewButtons({ isEditor, words }: Props) {
  const isAsked = useFormFields(([fields]) => fields.reviewAsked?.initialValue === true)
  const isReturned = useFormFields(([fields]) => fields.reviewReturned?.initialValue === true)
  const saveDraft = useSaveDraft()
  const values = isEditor ? { reviewReturned: true } : { reviewAsked: true }
  return (
    <div className="field-type">
      <div role="status">
        {isAsked && <p>{words.isAsked}</p>}
        {isReturned && <p>{words.isReturned}</p>}
      </div>
      {isAsked === isEditor && (
        <SmallButton margin onClick={() => void saveDraft(values)}>
          {words.button}
        </SmallButton>
      )}
    </div>
  )
}
