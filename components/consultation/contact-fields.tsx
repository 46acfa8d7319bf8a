import type { Dispatch, ReactNode, RefObject } from 'react'
import type { FormAnswer } from '@/lib/consultation/answer'
import type { ConsultationField } from '@/lib/consultation/form'
import type { Closed } from '@/lib/domain/closed-days'
import { htmlLang, languages, type Language } from '@/lib/domain/languages'
import { Field } from '@/components/ui/field'
import { DateField } from './date-field'
import { errorIn, fieldId } from './fields'
import { FileField } from './file-field'
import type { FormAction, FormState } from './form-state'
import { PhoneField } from './phone-field'
import { SlotField } from './slot-field'
import type { useAttachment } from './use-attachment'
import type { ConsultationLabels } from './labels'
import fieldStyles from '@/components/ui/field.module.css'

interface Props {
  form: RefObject<HTMLFormElement | null>
  file: RefObject<HTMLInputElement | null>
  state: FormState
  dispatch: Dispatch<FormAction>
  attachment: ReturnType<typeof useAttachment>
  answer: FormAnswer | undefined
  /** The message that an address begins: which course it is about. */
  begun: string | undefined
  services: ReactNode
  labels: ConsultationLabels
  language: Language
  closed: Closed
  hasSlots: boolean
}

const emptyForm = { fullName: '', phone: '', email: '', address: '', content: '', consultDate: '', language: '' }

export function ContactFields(props: Props) {
  const {
    form,
    file,
    state,
    dispatch,
    attachment,
    answer,
    begun = '',
    services,
    labels,
    language,
    closed,
    hasSlots,
  } = props
  const typed = answer && answer.outcome !== 'sent' ? answer.typed : { ...emptyForm, content: begun }
  const error = (name: ConsultationField) => errorIn(labels, state.errors[name])
  return (
    <>
      <Field
        label={labels.fullName}
        id={fieldId('fullName')}
        name="fullName"
        type="text"
        autoComplete="name"
        defaultValue={typed.fullName}
        error={error('fullName')}
        aria-required
      />
      <PhoneField
        id={fieldId('phone')}
        label={labels.phone}
        defaultValue={typed.phone}
        error={error('phone')}
        aria-required
        errors={labels.errors}
      />
      <Field
        label={labels.email}
        id={fieldId('email')}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={typed.email}
        error={error('email')}
        aria-required
      />
      <Field
        label={labels.address}
        id={fieldId('address')}
        name="address"
        type="text"
        autoComplete="address-line1"
        defaultValue={typed.address}
        error={error('address')}
        aria-required
      />
      <p className={fieldStyles.field}>
        <label className={fieldStyles.label} htmlFor={fieldId('language')}>
          {labels.language}
        </label>
        <select
          id={fieldId('language')}
          className={fieldStyles.control}
          name="language"
          defaultValue={typed.language || language}
        >
          {languages.map((each) => (
            <option key={each} value={each} lang={htmlLang[each]}>
              {labels.languages[each]}
            </option>
          ))}
        </select>
      </p>
      <DateField
        inputId={fieldId('consultDate')}
        labels={labels}
        language={language}
        closed={closed}
        defaultValue={typed.consultDate}
        error={error('consultDate')}
        isRequired
      />
      {hasSlots && (
        <SlotField
          id={fieldId('consultTime')}
          form={form}
          state={state}
          dispatch={dispatch}
          labels={labels}
          closed={closed}
          error={error('consultTime')}
        />
      )}
      {services}
      {/* A subject from the footer's form is not a service: it is sent in a hidden field. */}
      {state.subjects.map((subject) => (
        <input key={subject} type="hidden" name="subjects" value={subject} />
      ))}
      <Field
        label={labels.message}
        id={fieldId('content')}
        name="content"
        rows={6}
        defaultValue={typed.content}
        error={error('content')}
        aria-required
      />
      <FileField
        id={fieldId('file')}
        input={file}
        attachment={state.file}
        attaching={attachment}
        labels={labels}
        error={state.errors.file}
      />
    </>
  )
}
