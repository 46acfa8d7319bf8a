import type { Typed } from '@/lib/consultation/typed'

/** Name of the event by which the list of times gets the time that was chosen before. */
export const restoreTime = 'ilc:restore-time'

/**
 * Writes values into a form's empty fields, or into all of them, and fires `input` events. Returns the subjects that
 * are not in the form's list of services.
 */
export function fillForm(
  form: HTMLFormElement,
  { subjects, ...fields }: Partial<Typed>,
  which: 'empty' | 'all',
): string[] {
  for (const [name, value] of Object.entries(fields)) {
    const field = form.elements.namedItem(name)
    // A time can be chosen once those of its day have loaded.
    if (field instanceof HTMLSelectElement && value && field.value === '')
      field.dispatchEvent(new CustomEvent(restoreTime, { detail: value }))
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || !value) continue
    if (which === 'empty' && field.value !== '') continue
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const services = [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox][name=subjects]')]
  for (const service of services) service.checked ||= subjects?.includes(service.value) ?? false
  return (subjects ?? []).filter((subject) => !services.some(({ value }) => value === subject))
}
