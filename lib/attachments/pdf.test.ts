import { expect, test } from '@jest/globals'
import { checkPdf } from './pdf'
import { pdf, zip } from '../testing/attachment-samples'

test('a PDF is accepted unchanged, also if it is encrypted or contains scripts', async () => {
  for (const sent of [
    pdf(),
    pdf('<< /Encrypt 3 0 R >>'),
    pdf('<< /S /JavaScript /JS (app.alert(1)) >>'),
    pdf('x'.repeat(5000)),
  ])
    expect(await checkPdf(sent)).toBe(sent)
})

test.each([
  ['ends too early', pdf('x'.repeat(5000)).subarray(0, 3000)],
  ['goes on for long after its end', Buffer.concat([pdf(), Buffer.alloc(2000)])],
  ['begins with something else', Buffer.concat([Buffer.from('\n'), pdf()])],
  ['is also a zip', Buffer.concat([pdf(), zip([{ name: 'a.txt', data: 'a' }])])],
  ['is a zip with a PDF around', pdf(zip([{ name: 'a.txt', data: 'a' }]).toString('latin1'))],
  ['is also a RAR', pdf('Rar!\x1A\x07\x01\x00')],
  ['is also a page', Buffer.from(pdf().toString('latin1').replace('\n', '\n<Html><body>'), 'latin1')],
  ['is also a script', Buffer.from(pdf().toString('latin1').replace('\n', '\n<script>'), 'latin1')],
])('a PDF that %s is refused', async (_, data) => {
  await expect(checkPdf(data)).rejects.toMatchObject({ fault: 'fileUnsafe' })
})
