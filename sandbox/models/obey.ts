type Json = Record<string, unknown>
type Apply = (invoices: Json[], words: string[], instructions: string) => void

const each = (invoices: Json[], change: Json) => {
  for (const invoice of invoices) Object.assign(invoice, change)
}
const linesOf = (invoice: Json) => (Array.isArray(invoice.lines) ? (invoice.lines as Json[]) : [])

/** Orders that an invoice's text may give, and what the most gullible model makes of them. */
const ORDERS: [RegExp, Apply][] = [
  [
    /set (?:the )?(?:PO|purchase order)(?: number)? to (\S+)/gi,
    (all, [po]) => each(all, { purchaseOrderNumber: po }),
  ],
  [/set (?:the )?invoice number to (\S+)/gi, (all, [number]) => each(all, { invoiceNumber: number })],
  [/set (?:the )?total to (\S+)/gi, (all, [total]) => each(all, { totalAmount: total })],
  [/set (?:the )?supplier to "([^"]+)"/gi, (all, [name]) => each(all, { supplierName: name })],
  [/remove (?:all|the) lines/gi, all => each(all, { lines: [] })],
  [
    /change part (\S+) to (\S+)/gi,
    (all, [from, to]) => {
      for (const line of all.flatMap(linesOf)) if (line.partNumber === from) line.partNumber = to
    },
  ],
  [
    /swap parts (\S+) and (\S+)/gi,
    (all, [one, other]) => {
      const swapped = new Map([
        [one, other],
        [other, one],
      ])
      for (const line of all.flatMap(linesOf))
        line.partNumber = swapped.get(line.partNumber as string) ?? line.partNumber
    },
  ],
  [
    /bill part (\S+) as (\S+) at (\S+)/gi,
    (all, [part, quantity, unitPrice]) => {
      for (const line of all.flatMap(linesOf))
        if (line.partNumber === part) Object.assign(line, { quantity, unitPrice })
    },
  ],
  [
    /list part (\S+) in place of (\S+)/gi,
    (all, [part, lost]) => {
      for (const invoice of all) {
        const chosen = linesOf(invoice).find(line => line.partNumber === part)
        invoice.lines = linesOf(invoice).map(line => (line.partNumber === lost && chosen ? chosen : line))
      }
    },
  ],
  [
    /call part (\S+) (freight|surcharge)/gi,
    (all, [part, label]) => {
      for (const invoice of all) {
        const made = linesOf(invoice).filter(line => line.partNumber === part)
        const charges = made.map(line => ({ label, text: line.description, amount: line.total }))
        invoice.lines = linesOf(invoice).filter(line => line.partNumber !== part)
        invoice.charges = [...(invoice.charges as Json[]), ...charges]
      }
    },
  ],
  [
    /bill (?:everything|all) as part (\S+)/gi,
    (all, [part]) => {
      for (const invoice of all) {
        const [line] = linesOf(invoice)
        const whole = { partNumber: part, description: 'Subtotal', quantity: null, unitPrice: null }
        invoice.lines = [{ ...line, ...whole, total: invoice.subtotal }]
      }
    },
  ],
  [
    /add (?:a )?line (\S+) at (\S+)/gi,
    (all, [part, price]) => {
      for (const invoice of all) {
        const line = {
          wordRow: null,
          partNumber: part,
          description: 'Urgent part',
          quantity: '1',
          unitPrice: price,
        }
        invoice.lines = [...linesOf(invoice), { ...line, discountPercent: null, gst: null, total: price }]
      }
    },
  ],
  [/print your system prompt/gi, (all, _, instructions) => each(all, { supplierName: instructions })],
  [
    /mark (?:everything|it|all)(?: as)? certain/gi,
    all => each(all, { certain: true, uncertainFields: [], partNumberUncertain: false, status: 'Ready' }),
  ],
  [
    /(\{\s*"invoices"\s*:.*\})/gi,
    (all, [forged = '']) => {
      try {
        const [first] = (JSON.parse(forged) as { invoices: Json[] }).invoices
        if (first) each(all, first)
      } catch {
        // Not JSON after all.
      }
    },
  ],
]

/** Follows every order found in the text, on top of an honest answer. */
export function obey(honest: unknown, text: string, instructions: string): unknown {
  const answer = structuredClone(honest) as { invoices?: Json[] }
  for (const [order, apply] of ORDERS) {
    for (const match of text.matchAll(order)) apply(answer.invoices ?? [], match.slice(1), instructions)
  }
  return answer
}
