'use client'

import {
  FormSubmit,
  useDocumentInfo,
  useEditDepth,
  useFormModified,
  useHotkey,
  useOperation,
  useTranslation,
} from '@payloadcms/ui'
import { useRef } from 'react'
import { useSaveDraft } from './use-save-draft'

/** Payload's button, which would also schedule a publication that is only typed. */
export function SaveDraftButton() {
  const { uploadStatus } = useDocumentInfo()
  const isModified = useFormModified()
  const operation = useOperation()
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  const saveDraft = useSaveDraft()
  useHotkey({ cmdCtrlKey: true, editDepth: useEditDepth(), keyCodes: ['s'] }, (event) => {
    event.preventDefault()
    event.stopPropagation()
    button.current?.click()
  })
  return (
    <FormSubmit
      buttonId="action-save-draft"
      buttonStyle="secondary"
      className="save-draft"
      disabled={(operation === 'update' && !isModified) || uploadStatus === 'uploading'}
      onClick={() => void saveDraft({})}
      ref={button}
      size="medium"
      type="button"
    >
      {t('version:saveDraft')}
    </FormSubmit>
  )
}
