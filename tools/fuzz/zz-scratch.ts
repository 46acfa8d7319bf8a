import { staff } from '@/e2e/instances'
import { describeFailure, fuzz } from './run'
import { staffSession } from './staff-session'
const [url = '', count = '', seed = '', only] = process.argv.slice(2)
const failures = await fuzz({
  url,
  seed,
  count: Number(count),
  ...(only && { only: Number(only) }),
  staffCookie: staffSession(url, staff),
})
for (const failure of failures) console.log(describeFailure(failure))
console.log(failures.length, 'failures')
process.exit(0)
