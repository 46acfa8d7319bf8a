import { htmlLang, type Language } from './languages'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

export function fileSize(bytes: number, language: Language): string {
  const power = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(1024)))
  // Rounding up to 1024 of a unit would read "1.024 KB".
  const step = power < units.length - 1 && bytes / 1024 ** power >= 1023.5 ? power + 1 : power
  const value = bytes / 1024 ** step
  const digits = step === 0 || value >= 10 ? 0 : 1
  return new Intl.NumberFormat(htmlLang[language], {
    style: 'unit',
    unit: units[step],
    unitDisplay: 'short',
    maximumFractionDigits: digits,
  }).format(value)
}
