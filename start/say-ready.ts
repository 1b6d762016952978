import type { SandboxSecrets } from './sandbox-file.ts'

/** What a person at the terminal needs next. */
export function sayReady(
  address: string | null,
  loginUrl: string | null,
  secrets: SandboxSecrets | null,
): void {
  const lines = [address ? `Docket is ready: ${address}` : 'The worker is ready.']
  if (secrets && loginUrl) {
    const { demo, workshopSystem } = secrets
    lines.push(
      '',
      `  Demo login         ${demo.email}   password ${demo.password}   (an admin, Enterprise plan)`,
      '  Sample invoices    start/demo/samples',
      '',
      'No WORKSHOP_LOGIN_URL is set, so a stand-in serves in place of MechanicDesk:',
      `  ${loginUrl}`,
      `  Workshop ID ${workshopSystem.workshopId}   username ${workshopSystem.username}   password ${workshopSystem.password}`,
      '  (signing in there by hand with this user ends the automation’s session, and the other way round)',
      '',
      'No key of an AI provider is set, so the built-in reader reads the invoices.',
    )
  }
  process.stdout.write(`${lines.join('\n')}\n`)
}
