'use client'

import { useFormFields } from '@payloadcms/ui'
import { useState } from 'react'
import { studioTime } from '@/lib/domain/dates'
import { SmallButton } from '../small-button'
import { useLabels } from '../use-labels'
import { useSaveDraft } from './use-save-draft'

/** A time as it was saved; undefined if there is none. */
function useSavedTime(path: string): Date | undefined {
  const saved = useFormFields(([fields]) => fields[path]?.initialValue)
  return typeof saved === 'string' && saved ? new Date(saved) : undefined
}

export function PlanButtons({ canPlan }: { canPlan: boolean }) {
  const labels = useLabels()
  const [publishAt, unpublishAt] = [useSavedTime('publishAt'), useSavedTime('unpublishAt')]
  const typed = useFormFields(([fields]) => [fields.publishAt?.value, fields.unpublishAt?.value].some(Boolean))
  const isUnplanned = useFormFields(([fields]) =>
    [fields.publishAt, fields.unpublishAt].some((field) => field?.value && field.value !== field.initialValue),
  )
  const saveDraft = useSaveDraft()
  const [now] = useState(() => new Date())
  const isPlanned = Boolean(publishAt ?? unpublishAt)
  const sentences = (
    [
      ['planPublishes', publishAt],
      ['planWithdraws', unpublishAt],
    ] as const
  ).flatMap(([key, time]) => (time ? [labels(time > now ? key : 'planOverdue', { time: studioTime(time) })] : []))
  return (
    <div className="field-type" role="group" aria-label={labels('planSave')}>
      <div role="status">
        {sentences.map((sentence) => (
          <p key={sentence}>
            <strong>{sentence}</strong>
          </p>
        ))}
        {isUnplanned && <p>{labels('planUnsaved')}</p>}
      </div>
      {canPlan && (typed || isPlanned) && (
        <div style={{ display: 'flex', gap: '0.5rem' }}>
          {typed && (
            <SmallButton margin onClick={() => void saveDraft({}, true)}>
              {labels('planSave')}
            </SmallButton>
          )}
          {isPlanned && (
            <SmallButton margin onClick={() => void saveDraft({ publishAt: null, unpublishAt: null })}>
              {labels('planCancel')}
            </SmallButton>
          )}
        </div>
      )}
    </div>
  )
}
