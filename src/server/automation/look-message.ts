import type { InvoiceToPost } from '#domain/bill.ts'
import type { ConnectionSeen, PreviewSeen } from '#workshop/look.ts'
import type { RunFailureKind } from '#workshop/ports.ts'

/** What a look is for. A preview signs in with the saved login, a test of the connection with the one it brings. */
export type LookRequest =
  | { kind: 'preview'; invoice: InvoiceToPost }
  | { kind: 'connection'; login: { loginUrl: string; workshopId: string; username: string; sealed: string } }

/** What came of it. `failure` in one sentence for the person who waits. */
export type LookAnswer =
  | { kind: 'preview'; seen: PreviewSeen }
  | { kind: 'connection'; seen: ConnectionSeen }
  | { kind: 'failure'; failure: RunFailureKind; message: string; wrongPassword: boolean }
