/** What makes the product busy (spec section 4). */
export interface Activity {
  /** Browsers at work for this account. */
  activeSessions: number
  /** A job of the shown batch waits or runs. */
  automationRunning: boolean
  analysisRunning: boolean
  /** The batch is being handed to the server. */
  startingBatch: boolean
  /** An analyze request is under way outside a whole analysis. */
  startingAnalysis: boolean
}

/** The reasons in words; none means not busy. */
export function busyReasons(activity: Activity): string[] {
  return [
    activity.activeSessions > 0 && `${activity.activeSessions} automation job(s) running`,
    activity.automationRunning && 'Automation in progress',
    activity.analysisRunning && 'AI analysis in progress',
    activity.startingBatch && 'Starting batch processing',
    activity.startingAnalysis && 'Starting analysis',
  ].filter(reason => reason !== false)
}
