export const dayFormat = 'dd/MM/yyyy'
export const momentFormat = `${dayFormat} HH:mm`

export const moment = { pickerAppearance: 'dayAndTime', displayFormat: momentFormat, timeFormat: 'HH:mm' } as const

/** The form's field for a date and time, which shows and takes the time in Hanoi wherever the browser is. */
export const localTime = {
  components: { Field: '@/app/(studio)/local-time/time-field#TimeField' },
  date: moment,
} as const
