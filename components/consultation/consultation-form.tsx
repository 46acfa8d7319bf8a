import { getTranslations } from 'next-intl/server'
import { currentLanguage } from '@/lib/http/i18n/request'
import type { Closed } from '@/lib/domain/closed-days'
import { contactPath, localPath } from '@/lib/domain/paths'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { DateField } from './date-field'
import { PrefillForm } from './prefill-form'
import { PhoneField } from './phone-field'
import { getDateLabels } from './labels'
import styles from './consultation-form.module.css'

/** The short form in the footer (spec 2). It prefills the contact page, where the consultation is requested. */
export async function ConsultationForm({ closed }: { closed: Closed }) {
  const [t, language] = [await getTranslations('consultation'), await currentLanguage()]
  return (
    <PrefillForm
      className={`columns ${styles.form}`}
      action={localPath(language, contactPath)}
      subject={t('footerSubject')}
      problem={t('problem')}
    >
      <Field label={t('fullName')} name="fullName" type="text" autoComplete="name" />
      <PhoneField
        label={t('phone')}
        errors={{ phoneDigits: t('errors.phoneDigits'), phoneTwo: t('errors.phoneTwo') }}
      />
      <DateField labels={await getDateLabels()} language={language} closed={closed} />
      <Field label={t('message')} name="content" rows={3} />
      <Button type="submit" look="accent">
        {t('submit')}
      </Button>
    </PrefillForm>
  )
}
