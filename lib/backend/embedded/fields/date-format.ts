export const dayFormat = 'dd/MM/yyyy'
export const momentFormat = `${dayFormat} HH:mm`

export const moment = { pickerAppearance: 'dayAndTime', displayFormat: momentFormat, timeFormat: 'HH:mm' } as const
