import { getTranslations } from 'next-intl/server'
import { currentLanguage } from '@/lib/i18n/request'
import { contactPath, localPath } from '@/lib/domain/paths'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import styles from './consultation-form.module.css'

/** Characters of the longest phone number (spec 5). */
const phoneLength = 11

/** The footer's short form (spec 2): it leads to the contact page, where the consultation is asked for. */
export async function ConsultationForm() {
  const [t, language] = [await getTranslations('consultation'), await currentLanguage()]
  return (
    <form className={styles.form} action={localPath(language, contactPath)} method="post">
      <Field label={t('fullName')} name="fullName" autoComplete="name" />
      <Field label={t('phone')} name="phone" type="tel" inputMode="numeric" autoComplete="tel" maxLength={phoneLength} />
      <Field label={t('date')} name="consultDate" placeholder="MM/dd/yyyy" inputMode="numeric" autoComplete="off" />
      <Field label={t('message')} name="content" rows={3} />
      <Button type="submit" look="accent">
        {t('submit')}
      </Button>
    </form>
  )
}
