const SLIP = /\b(?:remittance|payment\s+(?:advice|slip)|tear\s+off|detach)\b/i

/** A tear-off slip for the payment: there, `To` is the supplier. */
export function isPaymentSlip(text: string): boolean {
  return SLIP.test(text)
}
