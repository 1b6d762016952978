import { invoiceOf, line, purchase, workshopWith } from '/work/main/tests/driver/support/demo-workshop.ts'
import { openTestBrowser, run, WORKSHOP } from '/work/main/tests/driver/support/run.ts'
import { startStandIn } from '/work/main/tests/driver/support/stand-in.ts'

const variant = process.argv[2]
const s = await startStandIn()
const b = await openTestBrowser()
try {
  console.log(await s.variants())
  if (variant) await s.useVariant(variant)
  await s.seed(workshopWith(purchase('1043', [line('BP-100', 2, 45.5), line('OF-22', 1, 9)])))
  const t = Date.now()
  const r = await run(
    b,
    s.loginUrl,
    invoiceOf([
      ['FREIGHT', 1, 1500],
      ['OF-22', 1, 900],
      ['bp 100', 2, 4600],
      ['ZZ-77X', 3, 1234],
    ]),
  )
  console.log(Date.now() - t, 'ms', r.result, r.error, r.kept.logs, r.kept.steps)
  console.log(JSON.stringify(await s.journal(WORKSHOP), null, 0))
  console.log(JSON.stringify((await s.truth(WORKSHOP)).purchases, null, 1))
  if (r.kept.proofs[0]?.screenshot)
    (await import('node:fs')).writeFileSync('/tmp/helper-driver/proof.png', r.kept.proofs[0].screenshot)
} finally {
  await b.close()
  await s.stop()
}
