/** The seconds of a length as staff type it, "2:35" or "1:02:35"; undefined for what is none. */
export function secondsOf(typed: string): number | undefined {
  if (!/^(?:\d{1,2}:[0-5]\d|\d{1,3}):[0-5]\d$/.test(typed)) return undefined
  return typed.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0) || undefined
}
