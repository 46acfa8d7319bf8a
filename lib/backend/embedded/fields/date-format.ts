/** Formats of dates in the studio, as date-fns writes them. */
export const dayFormat = 'dd/MM/yyyy'
export const momentFormat = `${dayFormat} HH:mm`

/** Settings of a date field with a time of day. */
export const moment = { pickerAppearance: 'dayAndTime', displayFormat: momentFormat, timeFormat: 'HH:mm' } as const
