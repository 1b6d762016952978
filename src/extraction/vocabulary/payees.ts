/** Whom to pay: a name, up to what goes on. */
const PAYEE =
  /\b((?:[Pp]ay(?:able)?|[Rr]emit|[Tt]o)(?: to)?:?) ((?:(?:[A-Z][\w.'’&/-]*|\([A-Z]+\)),? |& ){1,7})(?=(?:by|on|before|no|not|is|in|within|at|must)\b|$)/g
/** What stands in names of businesses, and in none of a charge (`Pay Restocking Fee by`). */
const OF_BUSINESS =
  /\b(?:pty|ltd|limited|autos?|automotive|motors|spares|parts|supplies|tyres|bearings|trading|group|wholesale|industries|distributors|distribution|bros|sons)\b/i
const LEGAL_FORM = /\b(?:ltd|limited|p\/l)\W*$/i
/** What is paid for before goods come or while they are on loan, which some names of businesses have as well. */
const CHARGED =
  /\b(?:deposits?|cores?|bonds?|exchange|orders?|invoice|balance|account|statement|hire|freight|rego|lay-?by|fees?|surcharge)\b/i

/** A text that asks for money, without the names of who is paid. */
export function withoutPayees(text: string): string {
  return text.replace(PAYEE, (whole, verb: string, name: string) =>
    isPayee(verb, name) ? `${verb} ` : whole,
  )
}

/** Whether a name is of who is paid: money goes `to` nobody else, but what is to be paid stands behind `pay` as well. */
function isPayee(verb: string, name: string): boolean {
  if (LEGAL_FORM.test(name)) return true
  return !CHARGED.test(name) && (/\bto\b/i.test(verb) || OF_BUSINESS.test(name))
}
