'use client'

import { closedDates, isPeriod, nearClosedDays } from '@/lib/domain/closed-days'
import type { Language } from '@/lib/domain/languages'
import { daysOpen } from '@/lib/domain/opening-days'
import { cleanPhone, groupedPhone } from '@/lib/domain/phone'
import { PhonePreview } from './phone-preview'
import styles from './preview.module.css'

interface Props {
  footer: Record<Language, { hotline: string; offices: string; hours: string; closed: string }>
}

/** On the site a number stays on one line, too. */
const shown = (phone: string | null | undefined) => groupedPhone(cleanPhone(phone ?? '')).replaceAll(' ', '\u00A0')

export function ContactColumn({ footer }: Props) {
  return (
    <PhonePreview address="/lien-he">
      {({ contact = {} }, say, language) => {
        const { opens = '', closes = '', days = [] } = contact.hours ?? {}
        const t = footer[language]
        const complete = (contact.closedDays ?? []).flatMap(({ firstDay = '', lastDay = '', name }) =>
          isPeriod(firstDay, lastDay) ? [{ firstDay, lastDay, name: { vi: say(name) } }] : [],
        )
        return (
          <div className={styles.footer}>
            <p>{say(contact.address)}</p>
            <p>
              {t.hotline}: {contact.hotlines?.map(({ phone }) => shown(phone)).join(' ')}
            </p>
            {contact.contacts?.map(({ id, name, phone }) => (
              <p key={id}>
                {say(name)}: {shown(phone)}
              </p>
            ))}
            <p>
              {t.hours
                .replace('{days}', daysOpen(days, language))
                .replace('{opens}', opens)
                .replace('{closes}', closes)}
            </p>
            {nearClosedDays(complete, new Date()).map((closed) => (
              <p key={closed.firstDay}>
                {t.closed.replace('{name}', closed.name.vi).replace('{dates}', closedDates(closed, language))}
              </p>
            ))}
            <h4>{t.offices}</h4>
            {contact.offices?.map(({ id, name, address, phone }) => (
              <div key={id}>
                <p>{say(name)}</p>
                <p>{say(address)}</p>
                <p>{shown(phone)}</p>
              </div>
            ))}
          </div>
        )
      }}
    </PhonePreview>
  )
}
