import { statSync } from 'node:fs'

export const isFolder = (name: string): boolean => statSync(name, { throwIfNoEntry: false })?.isDirectory() ?? false

export function whyEmpty(input: string): string {
  const result = statSync(input, { throwIfNoEntry: false })
  if (!result) return 'there is no such folder or file'
  if (result.isDirectory())
    return 'holds no content: articles/{vi,en,zh}/*.html, members/*.yaml, partners.yaml, videos.yaml, legal-texts.csv, redirects.csv, settings.yaml'
  if (/\.(?:zip|gz|tgz|tar|rar|7z)$/i.test(input))
    return 'is packed: unpack it, and import the folder or file that was in it'
  if (/\.docx?$/i.test(input)) return 'is one file: import the folder that it is in'
  if (/^https?:|\.(?:xml|wxr)$/i.test(input))
    return 'is first made into a content folder: npm run import:hosted for a backend, import:wordpress for an export'
  return 'is neither a folder nor a register (.csv)'
}
