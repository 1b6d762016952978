import type { Job } from '#contracts/automation.ts'
import { outcomeOf } from './job-outcome.ts'

export type StepState = 'Ready' | 'Pending' | 'Running' | 'Complete' | 'Error' | 'Stopped'

export interface ProcessStep {
  title: string
  hint: string
  state: StepState
}

const LOGGED_IN = /\b(logged in|signed in)\b/i

/** The three steps of the Automation Process panel, from the job's recorded steps and its log messages. */
export function processSteps(hasInvoice: boolean, job: Job | null): ProcessStep[] {
  const [login, upload] = job ? runStates(job) : (['Pending', 'Pending'] as const)
  return [
    {
      title: 'Upload invoice PDF',
      hint: 'Choose the PDF and analyze it',
      state: hasInvoice || job ? 'Complete' : 'Ready',
    },
    { title: 'Log in to MechanicDesk', hint: 'With the credentials in Settings', state: login },
    { title: 'Process invoice upload', hint: 'Navigate to and upload to the purchase order', state: upload },
  ]
}

function runStates(job: Job): [StepState, StepState] {
  if (job.status === 'pending') return ['Pending', 'Pending']
  if (job.status === 'completed') return ['Complete', 'Complete']
  const loggedIn = hasLoggedIn(job)
  if (job.status === 'failed') {
    const state = outcomeOf(job) === 'failed' ? 'Error' : 'Stopped'
    return loggedIn ? ['Complete', state] : [state, 'Pending']
  }
  return loggedIn ? ['Complete', 'Running'] : ['Running', 'Pending']
}

function hasLoggedIn({ steps, logs }: Job): boolean {
  const login = steps.find(step => step.name === 'login')
  return login
    ? login.status === 'completed'
    : steps.length > 0 || logs.some(log => LOGGED_IN.test(log.message))
}
