// Reasons why a browser cannot publish, or has stopped.
import type { IngestRefusal } from '../../../../../contract/room/stream.ts'

export type PublishFault =
  | 'insecure'
  | 'unsupported'
  | 'no-encoder'
  | 'denied'
  | 'no-device'
  | 'device-busy'
  | 'source-ended'
  | 'encoder-failed'
  | 'sound-failed'
  | 'picture-failed'
  | IngestRefusal

export class PublishError extends Error {
  readonly fault: PublishFault
  constructor(fault: PublishFault) {
    super(fault)
    this.fault = fault
  }
}

const byName: Record<string, PublishFault> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'no-device',
  OverconstrainedError: 'no-device',
  NotReadableError: 'device-busy',
  AbortError: 'device-busy',
}
export const faultOf = (error: unknown): PublishFault =>
  error instanceof PublishError ? error.fault : (byName[(error as { name?: string } | null)?.name ?? ''] ?? 'encoder-failed')

/** What this browser lacks for publishing; null: nothing. */
export function lacking(): 'insecure' | 'unsupported' | null {
  if (!window.isSecureContext) return 'insecure'
  const needed = ['VideoEncoder', 'AudioEncoder', 'MediaStreamTrackProcessor', 'AudioContext'] as const
  return navigator.mediaDevices && needed.every((name) => name in window) ? null : 'unsupported'
}
